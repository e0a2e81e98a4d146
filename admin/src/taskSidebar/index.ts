export { TaskSidebar } from './TaskSidebar.tsx';
export { useDropOnStatus } from './useDropOnStatus.tsx';
export { useSetTaskStatus } from './useSetTaskStatus.tsx';
export { whoCanBe } from './whoCanBe.ts';
