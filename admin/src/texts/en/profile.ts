/** /user/profile. */
export const profile = {
  notGiven: 'Not given',
  language: 'Language',
  likeTheBrowser: 'Like the browser',
  refused: 'Invitations you refused',
  refusedHint:
    'No invitation reaches you from these, and they are not told so.',
  anybody: 'Anybody',
  goneWorkspace: 'A workspace that is gone',
  allowAgain: 'Allow again',
  allowAgainWhom: 'Allow again: %{whom}',
} as const;
