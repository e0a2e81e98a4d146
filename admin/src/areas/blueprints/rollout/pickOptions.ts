import { asRead } from '@waymark/look';
import { asName, sameName } from '@waymark/look/names';
import type { NamedChoice } from './draft.ts';

/** What is offered: something that is there, or what was typed as something new. */
export type PickOption = NamedChoice & { readonly create?: true };

/** The one that has this very name, in any case. */
const namedSo = (options: readonly NamedChoice[], typed: string): NamedChoice | undefined =>
  options.find(({ name }) => sameName(name, typed));

const holding = (options: readonly NamedChoice[], typed: string): NamedChoice[] => {
  const wanted = asRead(typed).trim();
  return options.filter(({ name }) => asRead(name).includes(wanted));
};

/**
 * Those whose names hold what was typed; and, where none has that very name, what was typed as a
 * new one.
 */
export function pickOptions(options: readonly NamedChoice[], typed: string): PickOption[] {
  const found = holding(options, typed);
  return typed.trim() === '' || namedSo(options, typed) !== undefined
    ? found
    : [...found, { id: CREATE, name: asName(typed), create: true }];
}

/** No id of anything. */
const CREATE = '+';

/** What typing alone says. */
export type Meant =
  /** The one that has this very name. */
  | { readonly as: 'there'; readonly picked: NamedChoice }
  /** Nothing there is called alike. */
  | { readonly as: 'new'; readonly name: string }
  /** What is there may be meant as well: only whoever typed it knows. */
  | { readonly as: 'open'; readonly like: readonly NamedChoice[] }
  | { readonly as: 'nothing' };

/**
 * What somebody means who typed this: “Alder” beside “Alder Works” stays open, so that nobody makes
 * a second one who only began to type the first.
 */
export function meantBy(options: readonly NamedChoice[], typed: string): Meant {
  if (typed.trim() === '') return { as: 'nothing' };
  const picked = namedSo(options, typed);
  if (picked !== undefined) return { as: 'there', picked };
  const like = holding(options, typed);
  return like.length > 0 ? { as: 'open', like } : { as: 'new', name: asName(typed) };
}
