import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
  type Question,
} from './definition.ts';
import { filledIn } from './problems.ts';

/**
 * What would be lost of some answers if another version of the form were asked for: questions that
 * it does not ask any more, or asks so that the answer has no place in it. Bounds that it goes
 * beyond are no loss: they are asked about.
 */
export function lostAnswers(
  from: FormDefinition,
  to: FormDefinition,
  answers: Answers,
): readonly Question[] {
  const asked = new Map(
    to.fields.filter(isQuestion).map((question) => [question.fieldId, question]),
  );
  return from.fields.filter(isQuestion).filter(({ fieldId }) => {
    const answer = answers[fieldId];
    return isAnswered(answer) && !hasPlace(asked.get(fieldId), answer);
  });
}

function hasPlace(question: Question | undefined, answer: Answer): boolean {
  if (question === undefined) return false;
  const { fieldId } = question;
  const alone = { intro: '', fields: [{ ...question, showIf: null }] };
  const problem = filledIn(alone, { [fieldId]: answer }).problems.get(fieldId);
  return problem?.code !== 'malformed' && problem?.code !== 'choiceGone';
}
