/** /portal/sessions: where somebody is signed in. */
export const sessions = {
  title: 'Where you are signed in',
  hint: 'Each browser stays signed in until you sign it out, or have not used it for some days. Sign out those that you do not know or no longer use.',
  this: 'This browser',
  on: (browser: string | null, system: string | null) =>
    system === null
      ? (browser ?? 'A browser that does not say its name')
      : `${browser ?? 'A browser'} on ${system}`,
  used: (at: string, network: string) =>
    `Last used ${at}${network === '' ? '' : ` from ${network}`}`,
  begun: (at: string, byPassword: boolean) =>
    `Signed in ${at} by ${byPassword ? 'password' : 'e-mail'}`,
  end: 'Sign out',
  endWhich: (which: string) => `Sign out ${which}`,
  endOthers: 'Sign out everywhere else',
  othersEnded: 'You are signed out everywhere but here.',
  endTold: 'Sign that browser out?',
  endToldHint:
    'It is the one that our e-mail told you about. Whoever uses it has to sign in again, with a code from your e-mails or your password.',
  endIt: 'Sign it out',
  ended: 'That browser is signed out',
  endedHint:
    'Nobody can use your account there without signing in again. If a stranger was signed in, change your password, if you have one, and that of your mailbox.',
  seeAll: 'See where you are signed in',
  data: 'Your data',
  dataHint:
    'What is held about you: your profile, where you belong and are signed in, your tasks, what you wrote and answered, the names of your files, and the e-mails that went to you. It comes as one file (JSON).',
  downloadData: 'Download your data',
  dataFile: 'my-data.json',
  deleteData:
    'To have it deleted, write to the team that you work with, or to those who run this site for them. They erase it for good; what you did stays in the history, without your name.',
  confirm: 'Is it you?',
  confirmHint: (sent: boolean): string =>
    sent
      ? 'We have sent you a code by e-mail. Enter it here, and it goes on.'
      : 'You signed in a while ago. Enter a code from your e-mails, and it goes on.',
  sendCode: 'Send me a code',
  sendAgain: 'Send a new code',
  byLink:
    'We have sent you a link by e-mail instead of a code. Open it in this browser, then come back and try again.',
  code: 'Code from the e-mail',
  confirmIt: 'Confirm',
  home: 'To the project',
};
