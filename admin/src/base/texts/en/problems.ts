/** What went wrong on the way to the server. */
export const problems = {
  noConnection: 'No connection',
  unreachable: 'The server could not be reached. Nothing you typed is lost; try again.',
  signedOut: 'Your session has ended. Sign in again.',
  answered: 'The server answered with an error (%{status}).',
  answeredTryAgain: 'The server answered with an error (%{status}). Try again in a moment.',
  stillSignedIn: 'You are still signed in',
  stillSignedInTryAgain: 'You are still signed in: the server could not be reached. Try again.',
  serverNotReached: 'The server could not be reached.',
  signingOut: 'Signing out',
  fieldRefused: 'The %{field} %{rest}',
} as const;
