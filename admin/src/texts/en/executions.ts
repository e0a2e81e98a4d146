/** The list of executions (PRODUCT 8). */
export const executions = {
  title: 'From Blueprint to Execution: Your Operations Hub',
  executions: 'Executions',
  loadingList: 'Loading the executions',
  failed: 'The executions could not be loaded',
  exportCsv: 'Export CSV',
  selected: { one: '%{count} selected', other: '%{count} selected' },
  executionsSelected: {
    one: '%{count} execution selected',
    other: '%{count} executions selected',
  },
  selectAll: { one: 'Select all %{count}', other: 'Select all %{count}' },
  processesDeleted: {
    one: '%{count} execution deleted',
    other: '%{count} executions deleted',
  },
  deleteProcesses: {
    one: 'Delete %{count} execution',
    other: 'Delete %{count} executions',
  },
  itsTasksGo: {
    one: '%{client}, %{project}. Its %{count} task is deleted with it, for the client too.',
    other:
      '%{client}, %{project}. Its %{count} tasks are deleted with it, for the client too.',
  },
  theirTasksGo: {
    one: '%{processes}. Their %{count} task is deleted with them, for the clients too.',
    other:
      '%{processes}. Their %{count} tasks are deleted with them, for the clients too.',
  },
  views: 'Views',
  clients: 'Clients',
  more: { one: '%{count} more', other: '%{count} more' },
  allModulesDone: 'All modules done',
  clientsTurn: 'Client’s turn',
  endsFrom: 'Ends from',
  endsTo: 'Ends until',
  openTasksOf: 'Open tasks of',
  count: { one: '%{count} execution', other: '%{count} executions' },
  countOf: {
    one: '%{some} of %{count} execution',
    other: '%{some} of %{count} executions',
  },
  noneYet: 'No executions yet',
  noneYetHint: 'Roll out a process template into a client’s project.',
  filtersOn: {
    one: '%{count} filter is on: %{names}',
    other: '%{count} filters are on: %{names}',
  },
  nothingMatches: 'Nothing matches',
  clearFilters: 'Clear filters',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  copyLink: 'Copy link',
  openBoard: 'Project board',
  tasksDone: '%{done} of %{total} tasks done',
  search: 'Search executions',
  viewChanged: 'View changed',
} as const;
