export { TaskSidebar } from './TaskSidebar.tsx';
export { useSetTaskStatus } from './useSetTaskStatus.tsx';
export { whoCanBe } from './whoCanBe.ts';
