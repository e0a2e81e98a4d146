import type { PlanRef } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';

/** Where the form of a task is made, from where one then comes back to the task (PRODUCT 2.2). */
export function taskFormAddress(
  { kind, id }: PlanRef,
  moduleId: string,
  taskId: string,
): string {
  switch (kind) {
    case 'process':
      return adminAddress.moduleForm({ processId: id, moduleId, taskId });
    case 'project':
      return adminAddress.jobForm({ projectId: id, jobId: moduleId, taskId });
    case 'blueprint':
      return adminAddress.blueprintTaskForm({ templateId: id, taskId });
  }
}
