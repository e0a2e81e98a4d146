import type { Language } from '@waymark/look/language';
import type { Ask, Found } from '../readAs.ts';
import { shownOf } from './clientsView.ts';
import { ownRow } from './ownRow.ts';
import type { Resource } from './resource.ts';

/** Who asks, and in what language they read. */
type Asker = Pick<Found<unknown>, 'party'> & {
  readonly ask: Ask;
  readonly language: Language;
};

/** Rows as they are given: with the last touches of their resource, and as its schema and the party of who asks have them. */
export async function finished(
  { ask, language, party }: Asker,
  { name, row, finish }: Resource,
  rows: readonly unknown[],
): Promise<readonly unknown[]> {
  const done = finish === undefined ? rows : await finish(ask, rows, language);
  const own = done.map((one) => ownRow(row, one));
  return party === 'team' ? own : own.map((one) => shownOf(name, one));
}
