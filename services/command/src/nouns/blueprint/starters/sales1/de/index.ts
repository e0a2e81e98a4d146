import type { Starter } from '../../starter.ts';
import type { Sales1Person } from '../people.ts';
import { access } from './access.ts';
import { data } from './data.ts';
import { goLive } from './goLive.ts';
import { kickOff } from './kickOff.ts';
import { people } from './people.ts';
import { training } from './training.ts';

/** SALES_1 in German: the same plan, part by part. */
export const sales1German: Starter<Sales1Person> = {
  people,
  variables: [
    { name: 'Auftaktgespräch', type: 'LINK', value: '', label: 'Am Auftaktgespräch teilnehmen' },
    { name: 'Gemeinsamer Ordner', type: 'LINK', value: '', label: 'Gemeinsamen Ordner öffnen' },
    { name: 'Wichtigstes Ziel', type: 'STRING', value: '', label: '' },
    { name: 'Geplanter Start', type: 'STRING', value: '', label: '' },
    { name: 'Zahl der Nutzer', type: 'NUMBER', value: '', label: '' },
  ],
  milestones: [kickOff, access, data, training, goLive],
};
