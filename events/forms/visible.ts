import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type Condition,
  type FormDefinition,
  type FormField,
  type ShowIf,
} from './definition.ts';

/**
 * The fields that are shown, in their order (PRODUCT 18.4). A question that is hidden counts as not
 * answered for those after it; a heading hides its section, and a heading over nothing that is
 * shown is not shown. Conditions look back only, so one pass is enough.
 */
export function visibleFields({ fields }: FormDefinition, answers: Answers): readonly FormField[] {
  const said = new Map<string, Answer>();
  const shown: FormField[] = [];
  let section = true;
  for (const field of fields) {
    const holds = field.showIf === null || isMet(field.showIf, said);
    if (field.kind === 'heading') section = holds;
    if (!holds || !section) continue;
    shown.push(field);
    const value = answers[field.fieldId];
    if (isQuestion(field) && isAnswered(value)) said.set(field.fieldId, value);
  }
  return shown.filter((field, nth) => {
    const next = shown[nth + 1];
    return (
      field.kind !== 'heading' ||
      (next !== undefined && next.kind !== 'heading') ||
      isEmptySection(fields, field)
    );
  });
}

const isEmptySection = (fields: readonly FormField[], heading: FormField): boolean =>
  (fields[fields.indexOf(heading) + 1]?.kind ?? 'heading') === 'heading';

function isMet({ every, conditions }: ShowIf, said: ReadonlyMap<string, Answer>): boolean {
  const holds = (one: Condition) => conditionHolds(one, said.get(one.fieldId));
  return every ? conditions.every(holds) : conditions.some(holds);
}

function conditionHolds({ is, value }: Condition, answer: Answer | undefined): boolean {
  switch (is) {
    case 'answered':
      return answer !== undefined;
    case 'unanswered':
      return answer === undefined;
    case 'equal':
      return answer !== undefined && equals(answer, value);
    case 'unequal':
      return answer === undefined || !equals(answer, value);
    case 'atLeast':
      return answer !== undefined && compare(answer, value) >= 0;
    case 'atMost':
      return answer !== undefined && compare(answer, value) <= 0;
  }
}

const read = (text: string) => text.trim().toLowerCase();

function equals(answer: Answer, value: string): boolean {
  if (Array.isArray(answer)) return answer.includes(value);
  if (typeof answer === 'object') return read(answer.name) === read(value);
  return typeof answer === 'number'
    ? answer === Number(value)
    : read(String(answer)) === read(value);
}

/**
 * Numbers by size, days by the calendar; NaN, which no comparison holds for, where there is nothing
 * to compare.
 */
function compare(answer: Answer, value: string): number {
  if (typeof answer === 'number') return answer - Number(value);
  if (typeof answer !== 'string' || value === '') return Number.NaN;
  if (answer === value) return 0;
  return answer < value ? -1 : 1;
}
