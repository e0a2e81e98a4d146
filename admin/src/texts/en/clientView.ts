/** The portal as one of the client's users sees it. */
export const clientView = {
  view: 'View on client workspace',
  nobody: 'Nobody of the client has a workspace yet',
  as: 'As whom',
  asWho: 'You see what %{name}, %{client}, sees.',
  readOnly: 'Nothing can be changed from here, and nothing counts as read.',
  back: 'Back',
  size: 'Size',
  desk: 'Desk',
  phone: 'Phone',
  frame: 'Client workspace of %{name}',
  failed: 'The client workspace could not be opened.',
} as const;
