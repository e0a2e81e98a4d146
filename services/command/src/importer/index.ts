export { ImportRefused, type ImportRefusalCode } from './importRefused.ts';
export type {
  Outline,
  OutlineBlock,
  OutlineMilestone,
  OutlineModule,
  OutlineNote,
  OutlineTask,
} from './outline.ts';
export { readChecklist } from './readChecklist.ts';
export { readChecklistAside } from './readChecklistAside.ts';
export { sayNote } from './texts/index.ts';
