import type { AnswerProblem, Question } from '@waymark/events/forms';
import { countedIn } from '../../counted.ts';
import { formatDate } from '../../dates.ts';

const counted = countedIn('en');

/** The viewer's words in English. */
export const en = {
  empty: 'The form is empty, it does not contain any fields.',
  optional: '(optional)',
  /** After the number of those that are. */
  ofAnswered: (all: number) => `of ${all} answered`,
  notSent: (wrong: number) =>
    `Not sent: ${counted(wrong, '# answer needs', '# answers need')} a look`,
  choose: 'Choose',
  appeared: (label: string) => `${label} appeared`,
  yes: 'Yes',
  none: 'Not answered',
  rated: (value: number, steps: number) => `${value} of ${steps}`,
  yourName: 'Your name',
  drawHere: 'Draw your signature here, if you like',
  clear: 'Clear',
  chooseFiles: 'Choose files',
  chooseFile: 'Choose a file',
  orDrop: 'or drop them here',
  remove: (name: string) => `Remove ${name}`,
  stop: (name: string) => `Stop ${name}`,
  again: (name: string) => `Try again with ${name}`,
  mostFiles: (most: number) =>
    `${counted(most, 'One file fits', '# files fit')}. Others were left out.`,
  file: 'File',
  askedFor: 'Please change this',
  theirs: (name: string) => `${name} wrote something else here meanwhile:`,
  takeTheirs: 'Take it',
  keepMine: 'Keep mine',
  problem(
    { code, bound }: AnswerProblem,
    { kind }: Pick<Question, 'kind'>,
    value: unknown,
  ): string {
    const many = Number(bound);
    switch (code) {
      case 'required':
        return REQUIRED[kind] ?? 'Please answer this.';
      case 'malformed':
        return kind === 'number'
          ? 'Write only the number, for example 140.'
          : 'This is no answer to the question.';
      case 'tooShort':
        return `At least ${counted(many, '# character', '# characters')}.`;
      case 'tooLong':
        return `At most ${counted(many, '# character', '# characters')}.`;
      case 'tooFew':
        return `Choose at least ${many}.`;
      case 'tooMany':
        return kind === 'file'
          ? `At most ${counted(many, '# file', '# files')}.`
          : `Choose at most ${many}.`;
      case 'tooSmall':
        return `At least ${bound}.`;
      case 'tooLarge':
        return `At most ${bound}.`;
      case 'tooEarly':
        return `Not before ${formatDate(String(bound))}.`;
      case 'tooLate':
        return `Not after ${formatDate(String(bound))}.`;
      case 'notLetters':
        return 'Write letters only.';
      case 'notDigits':
        return 'Write digits only.';
      case 'notLink':
        return 'Write a link that begins with https://';
      case 'notEmail':
        return /@[^.@]+$/.test(String(value))
          ? 'The address has no ending, like .com.'
          : 'Write an address like name@company.example.';
      case 'notPhone':
        return 'Write a phone number, like +49 30 1234567.';
      case 'notWhole':
        return 'Write a whole number.';
      case 'choiceGone':
        return 'This choice is not there any more. Choose another one.';
    }
  },
};
export type FormWords = typeof en;

const REQUIRED: Partial<Record<Question['kind'], string>> = {
  singleChoice: 'Choose one of them.',
  multipleChoice: 'Choose at least one.',
  dropdown: 'Choose one of them.',
  rating: 'Choose a number.',
  file: 'Add a file.',
  signature: 'Write your name.',
  consent: 'Please confirm this.',
  date: 'Choose a day.',
};
