import type { Phrase } from './phrase.ts';
import { cut, modified, type Change } from './telling.ts';

type SaidFields = Readonly<Record<string, string | null>>;

/**
 * What differs in what a block or task says; a change that no text shows is told by all that there
 * is.
 */
export function differences(
  from: SaidFields,
  to: SaidFields,
  nameOf: (field: string) => Phrase<'field'>,
): Change[] {
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const text = (said: SaidFields, field: string) => {
    const value = said[field] ?? null;
    return value === null ? null : cut(value);
  };
  const changed = fields.filter((field) => from[field] !== to[field]);
  return (changed.length === 0 ? fields : changed).map((field) =>
    modified(nameOf(field), text(from, field), text(to, field)),
  );
}
