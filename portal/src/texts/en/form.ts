import { en } from '@waymark/look/formViewer/en';

/** Filling in the form of a task. */
export const form = {
  viewer: en,
  title: 'Form',
  yourAnswers: 'Your answers',
  saving: 'Saving …',
  saved: (at: string) => `Draft saved ${at}, on every device`,
  kept: 'Kept on this device, sent on once there is a connection',
  stopped: 'Kept on this device alone: it could not be saved for the others',
  sent: (at: string) => `Sent ${at}`,
  onItsWay: 'Sent once there is a connection',
  change: 'Change',
  sendAgain: 'Send changes',
  cancel: 'Leave as it was',
  isSent: 'Your answers are sent',
  sentIn: 'You may change them; who has them then sees what changed.',
  asks: (who: string) => `${who} asks you to change something.`,
};
