/** Heads of the table and of its CSV. */
export const executionColumns = {
  client: 'Client',
  project: 'Project',
  process: 'Process / Module',
  processAlone: 'Process',
  module: 'Module',
  status: 'Status',
  tasksDone: 'Tasks done',
  tasks: 'Tasks',
  start: 'Start',
  end: 'End',
  updated: 'Last Updated At',
  actions: 'Actions',
  dates: 'Start and end',
  created: 'Created',
} as const;
