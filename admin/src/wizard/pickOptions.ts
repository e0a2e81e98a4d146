import { asRead } from '@waymark/look';
import type { Named } from './draft.ts';

/** What is offered: something that is there, or to make what was typed. */
export type PickOption = Named & { readonly create?: true };

/** The one that has this very name, in any case. */
export const namedSo = (
  options: readonly Named[],
  typed: string,
): Named | undefined =>
  options.find(({ name }) => asRead(name) === asRead(typed.trim()));

/** Those whose names hold what was typed; and, where none has that very name, to make one. */
export function pickOptions(
  options: readonly Named[],
  typed: string,
): PickOption[] {
  const wanted = asRead(typed.trim());
  const found = options.filter(({ name }) => asRead(name).includes(wanted));
  return wanted === '' || namedSo(options, typed) !== undefined
    ? found
    : [...found, { id: CREATE, name: typed.trim(), create: true }];
}

/** No id of anything. */
const CREATE = '+';
