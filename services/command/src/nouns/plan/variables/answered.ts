import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type PlanEvent,
  type Question,
  type VariableType,
  asName,
  sameName,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { addVariable, changeVariable } from './variables.ts';

/** Questions whose answers become variables. */
export const variableQuestions = ({
  fields,
}: FormDefinition): readonly Question[] =>
  fields.filter(isQuestion).filter(({ variable }) => variable.trim() !== '');

/**
 * What was answered becomes the variable of the process that each question names; one that is not there yet comes with it.
 * An answer that the variable can't hold, as words in a number, leaves it as it is, and so does one that was taken back.
 */
export function variablesAnswered(
  holder: PlanHolder,
  { plan }: { plan: { kind: 'process' | 'project'; id: string } },
  form: FormDefinition,
  answers: Answers,
  newId: () => string,
): PlanEvent[] {
  const { variables } = planOf(holder);
  return variableQuestions(form).flatMap((question): PlanEvent[] => {
    const answer = answers[question.fieldId];
    if (!isAnswered(answer)) return [];
    const value = asText(question, answer).slice(0, MOST);
    const name = asName(question.variable);
    const known = [...variables.values()].find((one) =>
      sameName(one.name, name),
    );
    return whereItFits(() =>
      known === undefined
        ? addVariable(holder, {
            ...{ plan, variableId: newId(), name, value, label: '' },
            type: typeOf(question),
          })
        : changeVariable(holder, {
            ...{ plan, variableId: known.variableId, value },
          }),
    );
  });
}

/** Of a variable's value, in UTF-16 units. */
const MOST = 2000;

function whereItFits(decide: () => PlanEvent[]): PlanEvent[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DecisionRefused) return [];
    throw error;
  }
}

function typeOf(question: Question): VariableType {
  if (question.kind === 'number' || question.kind === 'rating') return 'NUMBER';
  return question.kind === 'shortText' && question.mustBe === 'link'
    ? 'LINK'
    : 'STRING';
}

/** A choice by its words; a day as the calendar has it, since whoever reads it says it in their language. */
function asText(question: Question, answer: Answer): string {
  const labelOf = (id: string) =>
    'choices' in question
      ? (question.choices.find(({ choiceId }) => choiceId === id)?.label ?? id)
      : id;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  if (typeof answer === 'object') return answer.name.trim();
  return labelOf(String(answer)).trim();
}
