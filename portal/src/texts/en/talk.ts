import { countedIn } from '@waymark/look';
import { movesInEnglish } from '@waymark/look/turn/moves/en';

const counted = countedIn('en');

/** Talking about a task (PRODUCT 13), as clients do. */
export const talk = {
  moved: movesInEnglish,
  parts: 'Task and talk',
  task: 'Task',
  talk: 'Talk',
  conversation: 'Talk',
  readsAlong: 'Also reading',
  more: 'More: who is also reading, e-mails about this task',
  answers: (hours: number) =>
    counted(
      hours,
      'Usually answered within one working hour.',
      'Usually answered within # working hours.',
    ),
  byMailToo: 'By e-mail too: just reply to the e-mail.',
  ask: 'Ask here.',
  usually: (who: string, hours: number) =>
    counted(
      hours,
      `${who} usually answers within one working hour.`,
      `${who} usually answers within # working hours.`,
    ),
  reaches: (seller: string) => `${seller} will read it.`,
  you: 'You',
  byMail: 'by e-mail',
  newSince: (when: string) => `New since ${when}`,
  stuck: 'Stuck',
  stuckBecause: (reason: string) => `Stuck: ${reason}`,
  going: 'Does this get you going?',
  goOn: 'I can go on',
  stillStuck: 'Still stuck',
  goesOn: 'In progress again',
  seenBy: (people: string) => `Seen by ${people}`,
  edited: (when: string) => `edited ${when}`,
  before: 'What it said before',
  youDeleted: 'You deleted this',
  deleted: (who: string) => `${who} deleted this`,
  erased: (day: string | null) =>
    `These words were erased${day === null ? '' : ` on ${day}`}`,
  showRest: 'Show the quoted rest',
  sending: 'Sending',
  goesOut: 'Sent when you are online',
  notSent: 'Not sent.',
  copy: 'Copy',
  copied: 'Your words were copied',
  selectThem: 'Select your words and copy them.',
  writeTo: (people: string) => `Write to ${people}`,
  and: (one: string, other: string) => `${one} and ${other}`,
  whatIsStuck: 'What is still in the way?',
  notStuck: 'Not stuck',
  send: 'Send',
  cameBack: (why: string) => `Not sent: ${why}`,
  tooLong: (over: number) =>
    counted(over, 'One character too many', '# characters too many'),
  mention: 'Mention somebody',
  own: (when: string) => `Edit or delete what you wrote, ${when}`,
  yours: 'What you wrote',
  edit: 'Edit',
  editing: 'Editing what you wrote',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Delete',
  mailStays:
    'Others still see that there was a message. An e-mail that was sent stays sent.',
  news: (count: number) => counted(count, '# new message', '# new messages'),
};
