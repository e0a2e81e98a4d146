import type { VariableRow } from '@waymark/api';
import type { Draft } from './draft.ts';
import type { T } from '../texts/index.ts';

type Typed = Draft['variables'];

/** What is typed for a variable, at first what the blueprint holds. */
export const typedOf = (
  typed: Typed,
  { id, value, label }: VariableRow,
): { value: string; label: string } => typed[id] ?? { value, label };

/** Why a variable is not complete, null when it is: a link needs a label and an address (PRODUCT 6.9), a number must be one. */
export function variableError(
  t: T,
  { type }: Pick<VariableRow, 'type'>,
  { value, label }: { value: string; label: string },
): string | null {
  if (type === 'LINK') {
    if (label.trim() === '' || value.trim() === '')
      return t('wizard.linkNeeds');
    return /^(https?:\/\/|mailto:)\S+$/i.test(value.trim())
      ? null
      : t('wizard.addressBegins');
  }
  if (
    type === 'NUMBER' &&
    value.trim() !== '' &&
    !Number.isFinite(Number(value))
  )
    return t('wizard.noNumber');
  return null;
}

export const isFilled = (typed: { value: string }): boolean =>
  typed.value.trim() !== '';
