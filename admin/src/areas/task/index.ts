export { AddTaskDialog } from './module/AddTaskDialog.tsx';
export { StatusCard } from './module/StatusCard.tsx';
export { TaskSidebar } from './sidebar/TaskSidebar.tsx';
export { useTaskDeletion } from './sidebar/useTaskDeletion.tsx';
export { offeredTypes } from './taskTypes/index.ts';
export type { TaskTypeEditor } from './fields/taskTypeEditor.ts';
