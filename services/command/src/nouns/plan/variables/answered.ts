import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type OwnText,
  type PlanEvent,
  type Question,
  type Variable,
  type VariableType,
  asName,
  sameName,
} from '@waymark/events';
import { DecisionRefused, unless } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { asValue } from './variables.ts';

/** Questions whose answers become variables. */
export const variableQuestions = ({ fields }: FormDefinition): readonly Question[] =>
  fields.filter(isQuestion).filter(({ variable }) => variable.trim() !== '');

/** What a question's answer makes of a variable. */
export type ValueAnswered = {
  readonly fieldId: string;
  /** The variable that there is already. */
  readonly known: Variable | null;
  readonly name: string;
  readonly type: VariableType;
  readonly value: string;
};

/**
 * An answer that the variable can't hold, as words in a number, makes nothing of it, and neither
 * does one that was taken back.
 */
export const valuesAnswered = (
  holder: PlanHolder,
  form: FormDefinition,
  answers: Answers,
): readonly ValueAnswered[] =>
  variableQuestions(form).flatMap((question): ValueAnswered[] => {
    const answer = answers[question.fieldId];
    if (!isAnswered(answer)) return [];
    const name = asName(question.variable);
    const known =
      [...planOf(holder).variables.values()].find((one) => sameName(one.name, name)) ?? null;
    const type = known?.type ?? typeOf(question);
    const { fieldId } = question;
    return whereItFits(() => {
      const value = asValue(type, asText(question, answer).slice(0, MOST));
      return [{ fieldId, known, name, type, value }];
    });
  });

/**
 * An answer as it is kept: sealed with the key of whoever gave it, and what the variable said
 * before.
 */
export type KeptAnswer = {
  readonly sealed: OwnText;
  /** null: nothing, or whoever gave it was erased. */
  readonly was: string | null;
};

/**
 * What was answered becomes the variable of the process that each question names; one that is not
 * there yet comes with it.
 * @param kept of each question that has a value
 */
export const variablesAnswered = (
  values: readonly ValueAnswered[],
  kept: ReadonlyMap<string, KeptAnswer>,
  newId: () => string,
): PlanEvent[] =>
  values.flatMap(({ fieldId, known, name, type, value }): PlanEvent[] => {
    const answer = kept.get(fieldId);
    if (answer === undefined) return [];
    if (known === null)
      return [
        {
          type: 'VariableAdded',
          data: { ...{ variableId: newId(), name, type }, ...{ value: answer.sealed, label: '' } },
        },
      ];
    const { variableId, label } = known;
    const from = { name: known.name, value: known.value, label };
    return unless(answer.was === value, {
      type: 'VariableChanged',
      data: { variableId, from, to: { ...from, value: answer.sealed } },
    });
  });

/** Of a variable's value, in UTF-16 units. */
const MOST = 2000;

function whereItFits<T>(decide: () => T[]): T[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DecisionRefused) return [];
    throw error;
  }
}

function typeOf(question: Question): VariableType {
  if (question.kind === 'number' || question.kind === 'rating') return 'NUMBER';
  return question.kind === 'shortText' && question.mustBe === 'link' ? 'LINK' : 'STRING';
}

/**
 * A choice by its words; a day as the calendar has it, since whoever reads it says it in their
 * language.
 */
function asText(question: Question, answer: Answer): string {
  const labelOf = (id: string) =>
    'choices' in question
      ? (question.choices.find(({ choiceId }) => choiceId === id)?.label ?? id)
      : id;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  if (typeof answer === 'object') return answer.name.trim();
  return labelOf(String(answer)).trim();
}
