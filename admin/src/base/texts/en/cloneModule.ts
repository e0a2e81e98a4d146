/** The dialog that clones a module. */
export const cloneModule = {
  project: 'Project',
  missing_project: 'Choose a project',
  missing_process: 'Choose an execution or a process template',
  noExecution: 'No execution has this name',
  missing_milestone: 'Choose a milestone',
  comesAlong:
    'Content, tasks, placeholders and roles are copied. Dates, status and people of an execution are not.',
} as const;
