/** A form in a frame of another site. */
export const frame = {
  back: 'Back',
  send: 'Send answers',
  sendChanges: 'Send changes',
  somebody: 'Somebody',
  notOpen: 'This form is not open any more',
  openAgain:
    'What opened it is used up or too old. Load the page again that you came from; what you wrote is there again.',
  /** @param host of the page around it; '' where that is not known */
  demo: (host: string) =>
    `This is a demo form: the form itself cannot be reached from ${host || 'this page'}. Browsers let only those sites show a form in a frame that its team has named. Name this one where the form is made, and open it by a new ticket. Nothing that is entered here is kept.`,
  demoTitle: 'Demo form',
  demoName: 'Your name',
  demoEmail: 'Your e-mail address',
  demoWhy: 'What are you building?',
  demoChoices: ['A page of ours', 'An intranet', 'Something else'],
  demoElse: 'What is it?',
  demoSent: 'This is how it looks once it was sent. Nothing was.',
};
