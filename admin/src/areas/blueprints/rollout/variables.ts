import type { VariableRow } from '@waymark/api';
import type { Language } from '@waymark/look';
import { asLink, asNumber } from '@waymark/look/values';
import type { RolloutDraft } from './draft.ts';
import type { T } from '../../../base/texts/index.ts';

type Typed = RolloutDraft['variables'];

/** What is typed for a variable, at first what the blueprint holds. */
export const typedOf = (
  typed: Typed,
  { id, value, label }: VariableRow,
): { value: string; label: string } => typed[id] ?? { value, label };

/**
 * Why what is typed for a variable does not do, null when it does: an address needs a label
 * (PRODUCT 6.9), a number must be one. Empty does, whatever label the blueprint gave it: the launch
 * panel asks for it later.
 */
export function variableError(
  t: T,
  { type }: Pick<VariableRow, 'type'>,
  { value, label }: { value: string; label: string },
  language: Language,
): string | null {
  if (value.trim() === '') return null;
  if (type === 'LINK') {
    if (label.trim() === '') return t('wizard.linkNeeds');
    return asLink(value) === null ? t('wizard.addressBegins') : null;
  }
  return type === 'NUMBER' && asNumber(value, language) === null ? t('wizard.noNumber') : null;
}

export const isFilled = (typed: { value: string }): boolean => typed.value.trim() !== '';
