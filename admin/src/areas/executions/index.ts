export { tasksPath } from './allTasks/taskScope.ts';
export { BulkPanel } from './list/bulk/later.ts';
export type { BulkKind } from './list/bulk/BulkPanel.tsx';
export { nextAct } from './list/nextAct.ts';
export { nextAddress } from './list/nextAddress.ts';
export { USUAL_SORT } from './list/viewSearch.ts';
