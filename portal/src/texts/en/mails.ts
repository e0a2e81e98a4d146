import type { Cadence, MailKind } from '@waymark/events';

/** /portal/mails: what somebody gets by mail and when, and how they stop it. */
export const mails = {
  title: 'What I get and when',
  to: (email: string) => `Mails to ${email}.`,
  failed: 'The settings could not be loaded',
  saved: 'Saved',
  kinds: {
    answers: 'Answers to me',
    mentions: 'Somebody names me',
    stuck: 'Somebody is stuck',
    turn: 'My turn, due soon',
    others: 'Done by others',
  } satisfies Record<MailKind, string> as Record<MailKind, string>,
  cadences: {
    atOnce: 'At once',
    daily: 'Daily',
    weekly: 'Weekly',
    never: 'Never',
  } satisfies Record<Cadence, string> as Record<Cadence, string>,
  quiet: 'Quiet hours',
  from: 'From',
  until: 'To',
  weekends: 'Weekends too',
  digestAt: 'Daily mail at',
  zone: 'Time zone',
  zoneOfBrowser: (zone: string) => `${zone}, as your browser says`,
  nothing: 'Nothing at all',
  nothingHint: 'Never a mail, whatever happens. Codes to sign in still come.',
  stopAll: 'Stop all',
  stopped: 'Mails are stopped',
  stoppedAll: (email: string) =>
    `${email} gets no mails any more but codes to sign in and invitations.`,
  stoppedKinds: (email: string, kinds: string) =>
    `${email} gets no mails any more of this kind: ${kinds}.`,
  stoppedTask: (email: string) =>
    `${email} gets no mails any more about this task.`,
  undo: 'Undo',
  resumed: 'Mails go on',
  resumedHint: (email: string) => `${email} gets them again.`,
  stopAgain: 'Stop them after all',
  stopping: 'Stopping …',
  stopFailed: 'The mails could not be stopped',
  settings: 'What I get and when',
  home: 'To the project',
};
