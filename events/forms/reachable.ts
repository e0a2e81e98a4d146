import {
  isQuestion,
  type Condition,
  type FormDefinition,
  type FormField,
  type Question,
} from './definition.ts';

/** Why a field can't be shown as its conditions say. */
export type UnreachableReason =
  /** It is compared with nothing, or with what such an answer never is. */
  | 'comparedWithNothing'
  /** With a choice that is not there any more. */
  | 'choiceGone'
  /** Whatever is answered, its conditions don't hold. */
  | 'neverShown';

/**
 * By field, in their order; null where it can be shown (PRODUCT 18.3). Conditions look back only,
 * so one pass is enough.
 */
export function unreachable({ fields }: FormDefinition): readonly (UnreachableReason | null)[] {
  /** Questions above that can be answered. */
  const asked = new Map<string, Question>();
  let section = true;
  return fields.map((field) => {
    const found = faultOf(field, asked, fields);
    const hidden = found !== null;
    if (field.kind === 'heading') section = !hidden;
    if (!hidden && section && isQuestion(field)) asked.set(field.fieldId, field);
    return found ?? (section ? null : 'neverShown');
  });
}

function faultOf(
  { showIf }: FormField,
  asked: ReadonlyMap<string, Question>,
  fields: readonly FormField[],
): UnreachableReason | null {
  if (showIf === null || showIf.conditions.length === 0) return null;
  for (const condition of showIf.conditions) {
    const on = fields.find(({ fieldId }) => fieldId === condition.fieldId);
    const fault = on === undefined ? null : comparisonFault(condition, on);
    if (fault !== null) return fault;
  }
  const can = (one: Condition) => canHold(one, asked.get(one.fieldId));
  return showIf.every
    ? showIf.conditions.every(can) && agree(showIf.conditions, asked)
      ? null
      : 'neverShown'
    : showIf.conditions.some(can)
      ? null
      : 'neverShown';
}

function comparisonFault({ is, value }: Condition, on: FormField): UnreachableReason | null {
  if (is === 'answered' || is === 'unanswered') return null;
  if (value.trim() === '') return 'comparedWithNothing';
  if ('choices' in on)
    return on.choices.some(({ choiceId }) => choiceId === value) ? null : 'choiceGone';
  const counts = on.kind === 'number' || on.kind === 'rating';
  if (counts && !Number.isFinite(Number(value))) return 'comparedWithNothing';
  if (on.kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value)) return 'comparedWithNothing';
  return null;
}

/** Whether some answer meets it; `question` is undefined where none can be given. */
function canHold({ is, value }: Condition, question?: Question): boolean {
  if (is === 'unanswered' || is === 'unequal') return true;
  if (question === undefined) return false;
  const { least, most } = boundsOf(question);
  if (least === null && most === null) return true;
  const against = question.kind === 'date' ? value : Number(value);
  const tooSmall = least !== null && against < least;
  const tooLarge = most !== null && against > most;
  if (is === 'equal') return !tooSmall && !tooLarge;
  if (is === 'atLeast') return !tooLarge;
  return is !== 'atMost' || !tooSmall;
}

type Bound = string | number | null;
/** Between what an answer that is compared by size lies. */
function boundsOf(question: Question): { least: Bound; most: Bound } {
  switch (question.kind) {
    case 'number':
      return { least: question.least, most: question.most };
    case 'rating':
      return { least: 1, most: question.steps };
    case 'date':
      return { least: question.first, most: question.last };
    default:
      return { least: null, most: null };
  }
}

/** Whether one answer to each question can meet all that is asked of it. */
function agree(conditions: readonly Condition[], asked: ReadonlyMap<string, Question>): boolean {
  const byQuestion = Map.groupBy(conditions, ({ fieldId }) => fieldId);
  return [...byQuestion].every(([fieldId, all]) => {
    const of = (is: Condition['is']) =>
      all.filter((one) => one.is === is).map(({ value }) => value);
    const said = ['answered', 'equal', 'atLeast', 'atMost'] as const;
    if (of('unanswered').length > 0) return said.every((is) => of(is).length === 0);
    const equal = of('equal');
    if (of('unequal').some((value) => equal.includes(value))) return false;
    const question = asked.get(fieldId);
    if (question === undefined || question.kind === 'multipleChoice') return true;
    if (new Set(equal).size > 1) return false;
    return sizesAgree(question, {
      least: [...of('atLeast'), ...equal],
      most: [...of('atMost'), ...equal],
    });
  });
}

function sizesAgree(
  { kind }: Question,
  { least, most }: { least: readonly string[]; most: readonly string[] },
): boolean {
  const isAbove = (one: string, other: string) =>
    kind === 'date' ? one > other : Number(one) > Number(other);
  return !least.some((one) => most.some((other) => isAbove(one, other)));
}
