import { z } from 'zod';
import { fieldsOf } from '../fields/field.ts';
import { choice, date, flag, people, richText, text } from '../fields/kinds.ts';
import { phrase } from '../telling/phrase.ts';
import { name } from './givenText.ts';

/** INTERN: the team alone sees it. EXTERN: the client too (PRODUCT 10.3). */
export const audience = z.enum(['INTERN', 'EXTERN']);
export type Audience = z.infer<typeof audience>;

/**
 * What people set of a module, each said once (ADR 51): `ModuleTitleSet` and `SetModuleTitle`, the
 * decision, the column and the words of the history follow from the line of `title`.
 */
export const moduleFields = fieldsOf({
  title: text(name, {
    did: 'moduleRenamed',
    example: 'Contract and kick-off',
    several: true,
    ownColumn: true,
  }),
  description: richText({
    begins: '',
    did: 'moduleDescribed',
    example: '<p>All that is needed to begin</p>',
    ownColumn: true,
  }),
  audience: choice(audience, (who) => phrase('value.audience', who), {
    begins: 'EXTERN',
    did: 'moduleAudienceSet',
    label: 'visibility',
    example: 'INTERN',
    several: true,
    ownColumn: true,
  }),
  /** The day on which it starts by itself (PRODUCT 7.2); null: not before somebody starts it. */
  startsOn: date({
    begins: null,
    event: 'ModuleStartSet',
    path: 'status',
    example: '2999-01-04',
    ownEvent: true,
    ownCommand: true,
    ownColumn: true,
  }),
  /** Who may view and edit it (PRODUCT 6.7). */
  participants: people({ begins: [], did: 'participantsSet', example: ['r::legal'] }),
  /** Whether anyone may add another one like it, of a job on a project's board. */
  userAddable: flag({ begins: false, did: 'userAddableSet', example: true, ownCommand: true }),
});
