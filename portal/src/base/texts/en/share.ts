/** The door of what is shared by link and password. */
export const share = {
  opening: 'Opening the link',
  sharedBy: 'shared this with you.',
  need: 'You need the password that was sent to you.',
  name: 'Your name',
  nameWhy: 'What you do here is shown under this name.',
  noName: 'Enter your name.',
  password: 'Password',
  noPassword: 'Enter the password.',
  show: 'Show password',
  hide: 'Hide password',
  changed: (day: string) => `It may have been changed on ${day}.`,
  open: { process: 'Open project', project: 'Open project' },
  wait: 'One moment',
  leaves: (email: string) =>
    `You are signed in here as ${email}. If you go in by this link, you are signed out.`,
  account: 'Do you have an account?',
  signIn: 'Sign in with your e-mail',
  nowhere: {
    title: 'This link no longer works',
    say: 'Ask the person who sent it to you for a new one.',
  },
  failed: 'The link could not be opened',
  tryAgain: 'Try again',
};
