import type { ExecutionRow } from '@waymark/api';
import { usePerson } from '../people/usePerson.ts';
import { useZone } from '../../base/dates/useToday.ts';
import { useTexts } from '../../base/texts/index.ts';
import { turnWords } from './turnWords.ts';

/** Whose turn an execution is, in words; `name`: of who has to act, null where nobody is known. */
export function useTurnWords(row: ExecutionRow): {
  readonly name: string | null;
  readonly whose: string;
  readonly why: string;
} {
  const t = useTexts();
  const who = usePerson(row.turnWho ?? '');
  const name = row.turnWho === null ? null : who.name;
  const [whose, why] = turnWords(t, row, name?.split(' ')[0] ?? null, useZone(), {
    invited: row.turnWho !== null && who.invitation === 'pending',
  });
  return { name, whose, why };
}
