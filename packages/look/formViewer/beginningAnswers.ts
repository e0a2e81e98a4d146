import {
  isAnswered,
  isQuestion,
  type Answer,
  type Answers,
  type FormDefinition,
} from '@waymark/events/forms';
import { answerOfNumber } from './inputs/numbers.ts';

/** What stands in a form before anybody has filled in anything (PRODUCT 18.2). */
export function beginningAnswers({ fields }: FormDefinition): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    if (!isQuestion(field) || !('begins' in field)) continue;
    const { kind, begins, fieldId } = field;
    const value = kind === 'number' && begins !== '' ? answerOfNumber(begins) : begins;
    if (isAnswered(value)) answers[fieldId] = value;
  }
  return answers;
}
