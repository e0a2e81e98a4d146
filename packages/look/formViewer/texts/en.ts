import { countedIn } from '../../counted.ts';

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
  number: (value: number) => String(value),
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
  going: (name: string) => `Uploading ${name}`,
  /** All of it has gone out, and it is looked at before it is taken. */
  checking: 'Being checked',
  file: 'File',
  askedFor: 'Please change this',
  theirs: (name: string) => `${name} wrote something else here in the meantime:`,
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  /** Why an answer does not hold. */
  problems: {
    required: 'Please answer this.',
    choose: 'Choose one of them.',
    chooseSome: 'Choose at least one.',
    rate: 'Choose a number.',
    addFile: 'Add a file.',
    sign: 'Write your name.',
    confirm: 'Please confirm this.',
    chooseDay: 'Choose a day.',
    malformed: 'This does not answer the question.',
    notNumber: 'Write only the number, for example 140.',
    tooShort: (least: number) => `At least ${counted(least, '# character', '# characters')}.`,
    tooLong: (most: number) => `At most ${counted(most, '# character', '# characters')}.`,
    tooFew: (least: number) => `Choose at least ${least}.`,
    tooMany: (most: number) => `Choose at most ${most}.`,
    tooManyFiles: (most: number) => `At most ${counted(most, '# file', '# files')}.`,
    tooSmall: (least: number) => `At least ${least}.`,
    tooLarge: (most: number) => `At most ${most}.`,
    tooEarly: (first: string) => `Not before ${first}.`,
    tooLate: (last: string) => `Not after ${last}.`,
    notLetters: 'Write letters only.',
    notDigits: 'Write digits only.',
    notLink: 'Write a link that begins with https://',
    notEmail: 'Write an address like name@company.example.',
    noEnding: 'The address has no ending, like .com.',
    notPhone: 'Write a phone number, like +49 30 1234567.',
    notWhole: 'Write a whole number.',
    choiceGone: 'This choice no longer exists. Choose another one.',
  },
};
export type FormWords = typeof en;
