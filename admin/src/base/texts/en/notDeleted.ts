/** What was to be deleted, and somebody worked in it. */
export const notDeleted = {
  module: 'The module %{name} is not deleted yet. What has changed since you looked:',
  process: 'The execution %{name} is not deleted yet. What has changed since you looked:',
  blueprint: 'The process template %{name} is not deleted yet. What has changed since you looked:',
  subProcess: 'The sub-process %{name} is not deleted yet. What has changed since you looked:',
  milestone: 'The milestone %{name} is not deleted yet. What has changed since you looked:',
  job: 'The job %{name} is not deleted yet. What has changed since you looked:',
  project: 'The project %{name} is not deleted yet. What has changed since you looked:',
  task: 'The task %{name} is not deleted yet. What has changed since you looked:',
  block: 'The block %{name} is not deleted yet. What has changed since you looked:',
  placeholder: 'The placeholder %{name} is not deleted yet. What has changed since you looked:',
  variable: 'The variable %{name} is not deleted yet. What has changed since you looked:',
  form: 'The form %{name} is not deleted yet. What has changed since you looked:',
  role: 'The role %{name} is not deleted yet. What has changed since you looked:',
  client: 'The client %{name} is not deleted yet. What has changed since you looked:',
  user: 'The user %{name} is not deleted yet. What has changed since you looked:',
} as const;
