import type { Cadence, MailKind } from '@waymark/events';

/** /portal/mails: what somebody gets by mail and when, and how they stop it. */
export const mails = {
  title: 'Which e-mails I get, and when',
  to: (email: string) => `E-mails to ${email}.`,
  failed: 'The settings could not be loaded',
  saved: 'Saved',
  kinds: {
    answers: 'Answers to me',
    mentions: 'Somebody mentions me',
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
  digestAt: 'Daily e-mail at',
  zone: 'Time zone',
  zoneOfBrowser: (zone: string) => `${zone}, as your browser says`,
  nothing: 'Nothing at all',
  nothingHint: 'No e-mail, whatever happens. Codes to sign in still come.',
  stopAll: 'Stop all',
  stopped: 'E-mails are stopped',
  stoppedAll: (email: string) =>
    `${email} gets no more e-mails, except codes to sign in and invitations.`,
  stoppedKinds: (email: string, kinds: string) =>
    `${email} gets no more e-mails of this kind: ${kinds}.`,
  stoppedTask: (email: string) => `${email} gets no more e-mails about this task.`,
  undo: 'Undo',
  resumed: 'E-mails are on again',
  resumedHint: (email: string) => `${email} gets them again.`,
  stopAgain: 'Stop them after all',
  stopping: 'Stopping …',
  stopFailed: 'The e-mails could not be stopped',
  settings: 'Which e-mails I get, and when',
  home: 'To the project',
};
