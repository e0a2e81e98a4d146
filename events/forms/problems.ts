import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type Question,
} from './definition.ts';
import { visibleFields } from './visible.ts';

export type ProblemOfAnswer =
  | 'required'
  | 'malformed'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooEarly'
  | 'tooLate'
  | 'notLetters'
  | 'notDigits'
  | 'notLink'
  | 'notEmail'
  | 'notPhone'
  | 'notWhole'
  | 'choiceGone';

/**
 * Why an answer does not hold. `bound`: the number or day that it goes beyond. `message`: the
 * form's own words, or ''.
 */
export type AnswerProblem = {
  readonly code: ProblemOfAnswer;
  readonly bound: number | string | null;
  readonly message: string;
};

/** A form and answers to it, held against one another. */
export type Filled = {
  /** Fields that are shown, in their order. */
  readonly shown: ReturnType<typeof visibleFields>;
  /** By question, of those that are shown. */
  readonly problems: ReadonlyMap<string, AnswerProblem>;
  /** The answers that count: to questions that are shown, where something was said. */
  readonly kept: Answers;
  /** Questions that are shown, and how many of them have an answer that holds. */
  readonly questions: number;
  readonly answered: number;
};

/**
 * What is shown, what does not hold and what counts: the one rule of viewer and server (PRODUCT
 * 18.4).
 */
export function filledIn(form: FormDefinition, answers: Answers): Filled {
  const shown = visibleFields(form, answers);
  const asked = shown.filter(isQuestion);
  const problems = new Map<string, AnswerProblem>();
  const kept: Record<string, Answer> = {};
  for (const question of asked) {
    const value = answers[question.fieldId];
    if (isAnswered(value)) kept[question.fieldId] = value;
    const problem = problemOf(question, value);
    if (problem !== null)
      problems.set(question.fieldId, {
        code: problem[0],
        bound: problem[1] ?? null,
        message: problem[0] === 'required' ? '' : question.message,
      });
  }
  return {
    ...{ shown, problems, kept },
    questions: asked.length,
    answered: asked.filter(({ fieldId }) => fieldId in kept && !problems.has(fieldId)).length,
  };
}

type FoundProblem = readonly [code: ProblemOfAnswer, bound?: number | string] | null;

function problemOf(question: Question, value: Answer | undefined): FoundProblem {
  if (!isAnswered(value)) return question.required ? ['required'] : null;
  switch (question.kind) {
    case 'shortText':
    case 'longText':
      return typeof value === 'string'
        ? (outside(value.trim().length, question, 'tooShort', 'tooLong') ??
            (question.kind === 'shortText' ? ruleBroken(question.mustBe, value.trim()) : null))
        : ['malformed'];
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return ['malformed'];
      if (question.whole && !Number.isInteger(value)) return ['notWhole'];
      return outside(value, question, 'tooSmall', 'tooLarge');
    case 'email':
      return fits(value, EMAIL, 'notEmail');
    case 'phone':
      return fits(value, PHONE, 'notPhone');
    case 'date':
      return dayProblem(question, value);
    case 'singleChoice':
    case 'dropdown':
      if (typeof value !== 'string') return ['malformed'];
      return isChoice(question, value) ? null : ['choiceGone'];
    case 'multipleChoice':
      if (!Array.isArray(value)) return ['malformed'];
      return value.every((one) => isChoice(question, one))
        ? outside(value.length, question, 'tooFew', 'tooMany')
        : ['choiceGone'];
    case 'rating':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= 1 &&
        value <= question.steps
        ? null
        : ['malformed'];
    case 'file':
      if (!Array.isArray(value)) return ['malformed'];
      return value.length > question.files ? ['tooMany', question.files] : null;
    case 'signature':
      return typeof value === 'object' && 'name' in value ? null : ['malformed'];
    case 'consent':
      return value === true ? null : ['malformed'];
  }
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.,;:"]{2,}$/;
const PHONE = /^\+?[\d\s()/.-]{4,40}$/;

const fits = (value: Answer, rule: RegExp, code: ProblemOfAnswer): FoundProblem => {
  if (typeof value !== 'string') return ['malformed'];
  const text = value.trim();
  return text.length <= 254 && rule.test(text) && /\w{2}/.test(text) ? null : [code];
};

function ruleBroken(rule: 'anything' | 'letters' | 'digits' | 'link', text: string): FoundProblem {
  switch (rule) {
    case 'anything':
      return null;
    case 'letters':
      return /^[\p{L}\p{M}\s'’.-]+$/u.test(text) ? null : ['notLetters'];
    case 'digits':
      return /^\d+$/.test(text) ? null : ['notDigits'];
    case 'link':
      return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? null : ['notLink'];
  }
}

function dayProblem(
  { first, last }: { first: string | null; last: string | null },
  value: Answer,
): FoundProblem {
  if (typeof value !== 'string' || !isDay(value)) return ['malformed'];
  if (first !== null && value < first) return ['tooEarly', first];
  return last !== null && value > last ? ['tooLate', last] : null;
}

/** A day of the calendar, of a year with four digits. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const isChoice = ({ choices }: { choices: readonly { choiceId: string }[] }, id: string): boolean =>
  choices.some(({ choiceId }) => choiceId === id);

function outside(
  size: number,
  { least, most }: { least: number | null; most: number | null },
  below: ProblemOfAnswer,
  above: ProblemOfAnswer,
): FoundProblem {
  if (least !== null && size < least) return [below, least];
  return most !== null && size > most ? [above, most] : null;
}
