/** Roles, users, the workspace's name. */
export const settings = {
  rolesTitle: 'Roles Template',
  rolesHint:
    'Roles stand in for people in blueprints. They become real people when a process is created.',
  rolesFailed: 'The roles could not be loaded',
  noRoles:
    'No roles yet. A role stands in for a kind of person in all blueprints.',
  matchedLater: 'Matched when a process is created',
  noDefaultEmail: 'No default e-mail address',
  addRole: 'Add role',
  editRole: 'Edit role',
  nameMissing: 'Give the role a name.',
  whoFillsIt: 'Who fills it',
  internal: 'Internal',
  external: 'External',
  internalHint: '%{internal}: somebody of the team',
  externalHint: '%{external}: somebody of the client',
  defaultEmail: 'Default e-mail address',
  defaultEmailHint:
    "A user of the team who gets the role's tasks when a process is created.",
  noDefault: 'None',
  userInvite: 'User Invite',
  inviteHint:
    'They get a mail with a link. Once they accept, they work in this workspace as ADMIN.',
  isInvited: '%{email} is invited.',
  users: 'Users',
  invite: 'Invite',
  usersFailed: 'The users could not be loaded',
  emailColumn: 'E-Mail',
  createdAt: 'Created At',
  loseAccess:
    'They lose access to this workspace. What they did stays in the history.',
  owner: '(OWNER)',
  takeBackOf: 'Take back the invitation of %{name}',
  deleteName: 'Delete %{name}',
  updateName: 'Update Workspace Name',
  nameNeeded: 'A workspace needs a name.',
  update: 'Update',
} as const;
