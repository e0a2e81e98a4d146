import { isQuestion, type FormDefinition, type FormField } from './definition.ts';
import { unreachable, type UnreachableReason } from './reachable.ts';

/** What keeps a form from being saved: it would have no meaning. */
export type Unsound = 'twice' | 'conditionNotEarlier' | 'tooManyFields';
/** What keeps it from being published: nobody could fill it in, or all of it. */
export type Unfinished =
  | 'noFields'
  | 'noLabel'
  | 'noChoices'
  | 'boundsCrossed'
  | 'variableTwice'
  | UnreachableReason;

export type FormProblem<Code extends string> = {
  readonly code: Code;
  /** Index of the field; null for the form as such. */
  readonly at: number | null;
};

export const mostFields = 200;

/**
 * The first thing that a saved form may not be; null where it is sound. A condition looks at
 * questions above it, so that there is never a circle (PRODUCT 18.3).
 */
export function unsound({ fields }: FormDefinition): FormProblem<Unsound> | null {
  if (fields.length > mostFields) return { code: 'tooManyFields', at: null };
  const earlier = new Map<string, FormField>();
  for (const [at, field] of fields.entries()) {
    if (earlier.has(field.fieldId)) return { code: 'twice', at };
    const looksBack = (field.showIf?.conditions ?? []).every(({ fieldId }) => {
      const asked = earlier.get(fieldId);
      return asked !== undefined && isQuestion(asked);
    });
    if (!looksBack) return { code: 'conditionNotEarlier', at };
    earlier.set(field.fieldId, field);
  }
  return null;
}

/** All that is missing before somebody can fill it in, field by field. */
export function unfinished(form: FormDefinition): readonly FormProblem<Unfinished>[] {
  const { fields } = form;
  if (!fields.some(isQuestion)) return [{ code: 'noFields', at: null }];
  const variables = new Set<string>();
  const hidden = unreachable(form);
  return fields.flatMap((field, at): FormProblem<Unfinished>[] => {
    const found: Unfinished[] = [];
    if (field.label.trim() === '') found.push('noLabel');
    if ('choices' in field && !choicesGiven(field.choices)) found.push('noChoices');
    if (crossed(field)) found.push('boundsCrossed');
    if (isQuestion(field) && field.variable !== '') {
      if (variables.has(field.variable)) found.push('variableTwice');
      variables.add(field.variable);
    }
    const never = hidden[at];
    if (never != null) found.push(never);
    return found.map((code) => ({ code, at }));
  });
}

const choicesGiven = (choices: readonly { choiceId: string; label: string }[]): boolean =>
  choices.length > 0 &&
  choices.every(({ label }) => label.trim() !== '') &&
  new Set(choices.map(({ choiceId }) => choiceId)).size === choices.length;

function crossed(field: FormField): boolean {
  if ('least' in field)
    return field.least !== null && field.most !== null && field.least > field.most;
  return (
    field.kind === 'date' && field.first !== null && field.last !== null && field.first > field.last
  );
}
