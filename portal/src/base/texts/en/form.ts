import { en } from '@waymark/look/formViewer/en';

/** Filling in the form of a task. */
export const form = {
  viewer: en,
  title: 'Form',
  yourAnswers: 'Your answers',
  saving: 'Saving …',
  saved: (at: string) => `Draft saved ${at}, on every device`,
  kept: 'Kept on this device until there is a connection',
  stopped: 'Kept on this device only: it could not be saved for your other devices',
  sent: (at: string) => `Sent ${at}`,
  onItsWay: 'Sent once there is a connection',
  change: 'Change',
  sendAgain: 'Send changes',
  cancel: 'Keep as it was',
  isSent: 'Your answers are sent',
  sentIn: 'You can still change them. Whoever has them sees what changed.',
  asks: (who: string) => `${who} asks you to change something.`,
};
