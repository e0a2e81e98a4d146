/** The portal as one of the client's users sees it. */
export const clientView = {
  view: 'View on client workspace',
  short: 'View as client',
  nobody: 'Invite somebody at the client to see what they will see',
  invited: '%{name}, invited',
  as: 'View as',
  asWho: 'You see what %{name} of %{client} sees.',
  asInvited: 'You see what %{name} of %{client} will see on the first visit.',
  readOnly: 'You cannot change anything here, and nothing is marked as read.',
  back: 'Back',
  size: 'Size',
  desk: 'Desktop',
  phone: 'Phone',
  frame: 'Client workspace of %{name}',
  failed: 'The client workspace could not be opened.',
} as const;
