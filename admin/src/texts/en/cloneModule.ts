/** The dialog that clones a module. */
export const cloneModule = {
  project: 'Project',
  missing_project: 'Project is missing',
  missing_process: 'Process is missing',
  missing_milestone: 'Milestone is missing',
  comesAlong:
    'Content, tasks, placeholders and roles come along. Dates, status and people of an execution do not.',
} as const;
