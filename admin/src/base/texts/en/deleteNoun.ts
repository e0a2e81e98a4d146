/** What a dialog and its button ask for. */
export const deleteNoun = {
  module: 'Delete module',
  process: 'Delete execution',
  blueprint: 'Delete process template',
  subProcess: 'Delete sub-process',
  milestone: 'Delete milestone',
  job: 'Delete job',
  project: 'Delete project',
  task: 'Delete task',
  block: 'Delete block',
  placeholder: 'Delete placeholder',
  variable: 'Delete variable',
  role: 'Delete role',
  form: 'Delete form',
  client: 'Delete client',
  user: 'Delete user',
} as const;
