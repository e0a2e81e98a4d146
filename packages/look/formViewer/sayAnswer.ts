import { isAnswered, type Answer, type Question } from '@waymark/events/forms';
import { formatDate } from '../dates.ts';
import type { BringsFiles } from './inputs/bringsFiles.ts';
import type { FormWords } from './texts/en.ts';

/** An answer as it is read, of a choice the words as they were asked; '' where nothing was said. */
export function sayAnswer(
  question: Question,
  value: Answer | undefined,
  words: FormWords,
  known: BringsFiles['known'] = () => undefined,
): string {
  if (!isAnswered(value)) return '';
  if (Array.isArray(value))
    return value
      .map((id) =>
        'choices' in question ? labelOf(question, id) : (known(id)?.name ?? words.file),
      )
      .join(', ');
  if (typeof value === 'object') return value.name;
  if (value === true) return words.yes;
  switch (question.kind) {
    case 'singleChoice':
    case 'dropdown':
      return labelOf(question, String(value));
    case 'date':
      return formatDate(String(value));
    case 'rating':
      return words.rated(Number(value), question.steps);
    case 'number':
      return typeof value === 'number' ? words.number(value) : String(value);
    default:
      return String(value);
  }
}

const labelOf = ({ choices }: Extract<Question, { choices: unknown }>, id: string): string =>
  choices.find(({ choiceId }) => choiceId === id)?.label ?? id;
