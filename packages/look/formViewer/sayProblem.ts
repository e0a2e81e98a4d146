import type { AnswerProblem, Question } from '@waymark/events/forms';
import { formatDate } from '../dates.ts';
import type { FormWords } from './texts/en.ts';

/**
 * Why an answer does not hold and what to do about it: in the form's own words where it has some.
 */
export function sayProblem(
  { code, bound, message }: AnswerProblem,
  { kind }: Pick<Question, 'kind'>,
  value: unknown,
  { problems: words }: FormWords,
): string {
  if (message !== '') return message;
  switch (code) {
    case 'required':
      return words[MISSING[kind] ?? 'required'];
    case 'malformed':
      return kind === 'number' ? words.notNumber : words.malformed;
    case 'tooMany':
      return (kind === 'file' ? words.tooManyFiles : words.tooMany)(Number(bound));
    case 'tooShort':
    case 'tooLong':
    case 'tooFew':
    case 'tooSmall':
    case 'tooLarge':
      return words[code](Number(bound));
    case 'tooEarly':
    case 'tooLate':
      return words[code](formatDate(String(bound)));
    case 'notEmail':
      return /@[^.@]+$/.test(String(value)) ? words.noEnding : words.notEmail;
    default:
      return words[code];
  }
}

const MISSING: Partial<
  Record<
    Question['kind'],
    'choose' | 'chooseSome' | 'rate' | 'addFile' | 'sign' | 'confirm' | 'chooseDay'
  >
> = {
  singleChoice: 'choose',
  dropdown: 'choose',
  multipleChoice: 'chooseSome',
  rating: 'rate',
  file: 'addFile',
  signature: 'sign',
  consent: 'confirm',
  date: 'chooseDay',
};
