import { unreachable, type FormDefinition, type FormField } from '@waymark/events/forms';
import type { T } from '../../../base/texts/index.ts';

const FAULTS = {
  comparedWithNothing: 'formBuilder.shownIfNothing',
  choiceGone: 'formBuilder.shownIfGone',
  neverShown: 'formBuilder.shownNever',
} as const;

/** Why a field can't be shown as it is meant to; null where it can. */
export function sayUnreachable(t: T, form: FormDefinition, field: FormField): string | null {
  const fault = unreachable(form)[form.fields.indexOf(field)];
  return fault == null ? null : t(FAULTS[fault]);
}

/** 'Shown if Another'; null for what is always shown. */
export function sayShowIf(t: T, { fields }: FormDefinition, { showIf }: FormField): string | null {
  if (showIf === null) return null;
  const [only] = showIf.conditions;
  if (only === undefined || showIf.conditions.length > 1)
    return t('formBuilder.shownIfSeveral', { count: showIf.conditions.length });
  const asked = fields.find(({ fieldId }) => fieldId === only.fieldId);
  const value =
    asked !== undefined && 'choices' in asked
      ? (asked.choices.find(({ choiceId }) => choiceId === only.value)?.label ?? '')
      : only.value;
  const what =
    only.is === 'equal'
      ? value
      : `${asked?.label ?? ''} ${t(`formBuilder.is_${only.is}`)} ${value}`;
  return t('formBuilder.shownIf', { what: what.trim() });
}
