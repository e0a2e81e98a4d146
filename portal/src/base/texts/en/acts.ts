import { countedIn } from '@waymark/look';
import { turnInEnglish } from '@waymark/look/turn/en';

const counted = countedIn('en');

/**
 * What may be needed once the first task is shown: acting on it, the account, and what goes wrong.
 */
export const acts = {
  notLoaded: 'Not loaded.',
  request: (id: string) => `Request ${id}`,
  close: 'Close',
  undo: 'Undo',
  turn: {
    title: 'Whose turn it is',
    words: turnInEnglish,
    wasYours: 'Was yours',
    youFollow: 'You follow this',
    helps: (who: string) => `${who} helps`,
    follows: (who: string) => `${who} follows this`,
  },
  notYet: {
    paused: 'This is paused for now. You can still do it.',
    later: 'This comes later. You can do it now if you like.',
    noPage: (seller: string) =>
      `There is no calendar here yet. ${seller} will set it up and let you know.`,
    noForm: (seller: string) =>
      `There is no form here yet. ${seller} will set it up and let you know.`,
  },
  notHere: {
    window: 'Not found',
    title: {
      page: 'This page was not found',
      project: 'This project was not found',
      task: 'This task was not found',
    },
    words: 'It may have been deleted, or it is no longer shared with you.',
    elsewhere: {
      page: (seller: string) => `This page is with ${seller}`,
      project: (seller: string) => `This project is with ${seller}`,
      task: (seller: string) => `This task is with ${seller}`,
    },
    elsewhereWords: 'It belongs to another company you work with here.',
    switchTo: (seller: string) => `Switch to ${seller}`,
    toProject: 'To your project',
  },
  welcome: 'Welcome',
  welcomeBy: (first: string) => `Welcome, ${first}`,
  notStarted: (seller: string) =>
    `${seller} has not started a project with you yet. You get an e-mail as soon as there is something to do, and it appears here.`,
  projects: {
    title: 'Your projects',
    change: 'Change the project',
    turn: (client: string, count: number) => `${client}’s turn: ${count}`,
  },
  account: {
    places: 'Companies you work with',
    mails: 'Which e-mails I get, and when',
    sessions: 'Where you are signed in',
    refused: 'Invitations you declined',
    waiting: (count: number) =>
      counted(count, 'One invitation waits for you', '# invitations wait for you'),
    toTeam: 'To the team’s side',
    unsent: (count: number) =>
      counted(
        count,
        'One of your changes is not sent yet. Log out again to discard it.',
        '# of your changes are not sent yet. Log out again to discard them.',
      ),
    logOut: 'Log out',
    language: 'Language',
  },
  dock: {
    title: 'What you can do',
    done: 'Mark as done',
    send: 'Send answers',
    askDone: 'Mark this as done?',
    notYet: 'Not yet',
    inProgress: 'Mark as in progress',
    goOn: 'I can go on',
    stuck: 'I’m stuck',
    takeOver: 'Take it over',
    taken: 'This is yours now.',
    handOver: 'Hand to a colleague',
    backInProgress: 'In progress again',
    doneNow: (headline: string) => `Done: ${headline}`,
    place: (milestone: string, done: number, total: number) => `${milestone}, ${done} of ${total}`,
  },
  stuck: {
    title: 'What is in the way?',
    reason: 'Reason',
    reasons: {
      question: 'I have a question',
      access: 'I need access or rights',
      waiting: 'I am waiting for somebody else',
      notMine: 'This is not my task',
    },
    ownWords: 'In your own words',
    optional: '(optional)',
    missing: 'Choose what is in the way, or describe it in your own words.',
    told: (people: string, count: number) =>
      counted(count, `${people} will know right away.`, `${people} will know right away.`),
    until: 'The task shows as Stuck. You or the team can change this at any time.',
    send: 'Send',
    marked: 'Marked as stuck',
  },
  handOver: {
    title: 'Hand to a colleague',
    missing: 'Choose who takes it.',
    handed: (first: string) => `Handed to ${first}`,
    nobody: 'None of your colleagues is here yet. Ask your contact to invite them.',
    search: 'Search colleagues',
    placeholder: 'Name or e-mail',
    who: 'Who takes it',
    takesPart: 'Takes part here',
    noMatch: (query: string) => `Nobody matches “${query}”.`,
    leaves: 'It leaves your list, but you can still see it.',
    finds: (first: string) => `${first} finds it in their list. You can still see it.`,
    word: (first: string) => `A message for ${first}`,
    becomesYours: 'It comes to your list.',
    hand: 'Hand over',
    handTo: (first: string) => `Hand to ${first}`,
  },
  conflict: {
    youChanged: 'You changed this',
    changed: (name: string) => `${name} changed this`,
    since: (when: string) => `${when}.`,
    sinceAs: (when: string, status: string) => `${when}. It is now: ${status}.`,
    leave: 'Keep it as it is',
    insist: 'Use mine',
  },
  unsent: {
    title: 'What you had written',
    copied: 'Your words were copied',
    selectThem: 'Select your words and copy them.',
    copy: 'Copy',
    letGo: 'Discard',
  },
  booking: {
    title: 'Book a time',
    bookedAt: (provider: string, zone: string) => `${provider}, ${zone}`,
    pageOf: (provider: string) => `Booking page at ${provider}`,
    newTab: '(opens in a new tab)',
    byItself: 'The task is done as soon as a time is booked.',
    already: 'I have booked already',
    silent: 'The calendar does not load',
    noAnswer: (provider: string) => `${provider} did not answer in 10 seconds.`,
    again: 'Try again',
    open: 'Open in a new tab',
    didYou: 'Did you book?',
    yes: 'Yes',
    notYet: 'Not yet',
    isBooked: 'A time is booked',
    heardOf: 'The calendar reported it. When and where follows.',
    saidByYou: 'You said so here, so when and where is not known.',
    intoCalendar: 'Add to calendar',
    move: 'Reschedule',
  },
  whatFor: 'What it is for',
  video: {
    play: (name: string) => `Play ${name}`,
    asked: 'YouTube is contacted only when you press play',
  },
};
