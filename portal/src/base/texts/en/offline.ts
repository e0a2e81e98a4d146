import { countedIn } from '@waymark/look';
import type { TaskStatus } from '@waymark/look';

const counted = countedIn('en');

/** Without a line: what is shown, what waits, what came back (LOOK, "Portal without a line"). */
export const offline = {
  none: 'No connection.',
  from: (time: string) => `You see how things stood at ${time}.`,
  goOn: 'You can keep working.',
  stale: 'The newest changes are still on their way.',
  back: 'Back online.',
  sending: (count: number) =>
    counted(count, 'Your change is being sent.', '# changes are being sent.'),
  sent: (count: number) => counted(count, 'Your change is sent.', 'All # changes are sent.'),
  sentOf: (sent: number, all: number, back: number) =>
    `${sent} of ${counted(all, 'one change', '# changes')} ${counted(sent, 'is', 'are')} sent, ${counted(back, 'one came back', '# came back')}.`,
  notSent: (count: number) =>
    counted(count, 'Your change is not sent yet.', '# changes are not sent yet.'),
  keepTrying: 'We keep trying.',
  full: 'There is no connection, and this device has no room left to keep your change. What you typed stays here. Try again once you are online.',
  waiting: 'Waiting to be sent',
  away: 'While you were away',
  takeBack: (headline: string) => `Take back: ${headline}`,
  did: {
    TODO: 'Marked as to do',
    IN_PROGRESS: 'Marked as in progress',
    DONE: 'Marked as done',
    STUCKED: 'Marked as stuck',
  } satisfies Record<TaskStatus, string> as Record<TaskStatus, string>,
  handed: (first: string) => `Handed to ${first}`,
  talked: {
    SendMessage: 'Wrote',
    EditMessage: 'Edited what you wrote',
    DeleteMessage: 'Deleted what you wrote',
  },
  changed: 'Changed',
  at: (what: string, time: string) => `${what}, ${time}`,
  sentAt: (what: string, time: string) => `${what}, sent ${time}`,
  cameBack: (headline: string) => `Came back: ${headline}`,
  byOther: (name: string, when: string) =>
    `${name} changed the same thing on ${when}. Yours is kept:`,
  compare: 'Compare',
  letGo: 'Discard mine',
  tryAgain: 'Try again',
  install: {
    title: (seller: string) => `Keep ${seller} at hand`,
    words: 'Opens like an app and shows your tasks without a connection too.',
    add: 'Add',
    notNow: 'Not now',
    share: 'Tap Share in the browser’s bar.',
    toHome: 'Choose “Add to Home Screen”.',
  },
  versions: {
    title: 'Two versions',
    mine: 'Yours',
    theirs: (name: string) => `What ${name} did`,
    keepMine: 'Keep mine',
    takeTheirs: (name: string) => `Take ${name}’s`,
    editBoth: 'Edit both',
    words: 'Your words',
    send: 'Send',
  },
};
