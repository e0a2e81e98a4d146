import type { Starter } from '../starter.ts';
import { access } from './access.ts';
import { data } from './data.ts';
import { goLive } from './goLive.ts';
import { kickOff } from './kickOff.ts';
import { people, type Sales1Person } from './people.ts';
import { training } from './training.ts';

/**
 * SALES_1, 'Software Onboarding, Mutual Action Plan' (PRODUCT 5.2): what seller and buyer do from
 * the hand-over by sales to the first week at work. Modules are started one after the other, so the
 * days of a task are short.
 */
export const sales1: Starter<Sales1Person> = {
  people,
  variables: [
    { name: 'Kick-off call', type: 'LINK', value: '', label: 'Join the kick-off call' },
    { name: 'Shared folder', type: 'LINK', value: '', label: 'Open the shared folder' },
    { name: 'Most important goal', type: 'STRING', value: '', label: '' },
    { name: 'Planned go-live', type: 'STRING', value: '', label: '' },
    { name: 'Number of users', type: 'NUMBER', value: '', label: '' },
  ],
  milestones: [kickOff, access, data, training, goLive],
};
