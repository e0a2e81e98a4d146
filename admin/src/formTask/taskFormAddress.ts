import type { PlanRef } from '@waymark/api';

/** Where the form of a task is made, from where one then comes back to the task (PRODUCT 2.2). */
export function taskFormAddress(
  { kind, id }: PlanRef,
  moduleId: string,
  taskId: string,
): string {
  switch (kind) {
    case 'process':
      return `/module/task-form/${id}/${moduleId}/${taskId}`;
    case 'project':
      return `/project/task-form/${id}/${moduleId}/${taskId}`;
    case 'blueprint':
      return `/settings/job/task-editor/${id}/${taskId}`;
  }
}
