import type { Nameable } from '@waymark/look/mentions';
import type { PersonRow } from '../../base/api/reads.ts';

/** People as they can be named in what is written. */
export const nameable = (people: readonly PersonRow[]): Nameable[] =>
  people.map(({ id, name, firstName }) => ({ id, name, first: firstName || name }));
