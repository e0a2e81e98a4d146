/** The clients of the workspace, as the settings show them. */
export const clients = {
  hint: 'The companies you run executions for. Their users see their part in the portal.',
  activityOf: 'Activity of %{name}',
  failed: 'The clients could not be loaded',
  none: 'No clients yet. Add one here, or while you create an execution.',
  add: 'Add client',
  edit: 'Rename client',
  nameMissing: 'Give the client a name.',
  renameName: 'Rename %{name}',
  search: 'Search clients',
  executions: 'Executions',
  executionsOf: { one: '%{count} execution of %{name}', other: '%{count} executions of %{name}' },
  projects: 'Projects',
  projectsOf: { one: '%{count} project of %{name}', other: '%{count} projects of %{name}' },
  users: 'Users',
  createdAt: 'Created At',
  count: { one: '%{count} client', other: '%{count} clients' },
  executionCount: { one: '%{count} execution', other: '%{count} executions' },
  userCount: { one: '%{count} user', other: '%{count} users' },
  lossOfAccess:
    'Its users lose access to this workspace. Its projects and executions stay, with their history.',
} as const;
