import type { FormDefinition, FormField } from '@waymark/events/forms';
import type { T } from '../texts/index.ts';

/** 'Shown if Another'; null for what is always shown. */
export function sayShowIf(
  t: T,
  { fields }: FormDefinition,
  { showIf }: FormField,
): string | null {
  if (showIf === null) return null;
  const [only] = showIf.conditions;
  if (only === undefined || showIf.conditions.length > 1)
    return t('formBuilder.shownIfSeveral', {
      count: showIf.conditions.length,
    });
  const asked = fields.find(({ fieldId }) => fieldId === only.fieldId);
  const value =
    asked !== undefined && 'choices' in asked
      ? (asked.choices.find(({ choiceId }) => choiceId === only.value)?.label ??
        '')
      : only.value;
  const what =
    only.is === 'equal'
      ? value
      : `${asked?.label ?? ''} ${t(`formBuilder.is_${only.is}`)} ${value}`;
  return t('formBuilder.shownIf', { what: what.trim() });
}
