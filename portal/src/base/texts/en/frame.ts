/** A form in a frame of another site. */
export const frame = {
  back: 'Back',
  send: 'Send answers',
  sendChanges: 'Send changes',
  somebody: 'Somebody',
  notOpen: 'This form is no longer open',
  openAgain:
    'The ticket that opened it was used already or is too old. Reload the page you came from; what you wrote will still be there.',
  /** @param host of the page around it; '' where that is not known */
  demo: (host: string) =>
    `This is a demo form: the form itself cannot be reached from ${host || 'this page'}. Browsers show a form in a frame only on the sites that its team has named. Add this site where the form is made, and open it with a new ticket. Nothing you enter here is kept.`,
  demoTitle: 'Demo form',
  demoName: 'Your name',
  demoEmail: 'Your e-mail address',
  demoWhy: 'What are you building?',
  demoChoices: ['One of our pages', 'An intranet', 'Something else'],
  demoElse: 'What is it?',
  demoSent: 'This is how it looks once it is sent. Nothing was sent.',
};
