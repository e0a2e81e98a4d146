/** The dialog over a page whose session has ended (PRODUCT 3.14). */
export const login = {
  title: 'Login',
  ended: 'Your session ended while you were away. Nothing you wrote is lost.',
  email: 'E-mail',
  noAddress: 'Enter an e-mail address, like name@company.com.',
  sendCode: 'Send code',
  sentTo: 'We sent six digits to %{email}. They work for 10 minutes.',
  linkSentTo:
    'We sent a link to %{email} instead of a code, because somebody has tried wrong codes for this address today. Open it in this browser: this page then goes on by itself.',
  code: 'Code',
  noCode: 'Enter the six digits from the e-mail.',
  login: 'Login',
  newIn: 'New code in %{time}',
  sendNew: 'Send a new code',
  changeEmail: 'Change e-mail',
} as const;
