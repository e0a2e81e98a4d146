/** Saying how a project was, once all of it is done. */
export const rating = {
  title: (first: string) => (first === '' ? 'How was it?' : `How was it, ${first}?`),
  hint: (seller: string) => `1 is hard, 5 is easy. Only ${seller} sees it.`,
  scale: 'How it was, from 1 to 5',
  better: 'What should we do better?',
  optional: '(optional)',
  missing: 'Choose a number from 1 to 5.',
  tooLong: (over: number) =>
    over === 1 ? 'One character too many.' : `${over} characters too many.`,
  on: (date: string) => `Sent on ${date}. You can change it at any time.`,
  send: 'Send',
  sent: 'Thank you',
  willBeSent: 'Thank you. It goes out once you are online.',
};
