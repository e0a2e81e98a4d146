import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { lazily, type Screen } from '../../parts/page/screen.ts';

/** Of the side menu. */
export { ViewsMenu } from './ViewsMenu.tsx';

/** The lists of executions and of tasks. */
export const screens: readonly Screen[] = [
  {
    name: 'executions',
    at: entryAddress.executions.path,
    also: adminAddress.projects.path,
    area: 'executions',
    list: lazily(() => import('./list/ExecutionList.tsx'), 'ExecutionList'),
  },
  {
    name: 'tasks',
    at: adminAddress.tasks.path,
    area: 'executions',
    list: lazily(() => import('./allTasks/TaskList.tsx'), 'TaskList'),
  },
];
