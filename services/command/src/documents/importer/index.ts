export type {
  Outline,
  OutlineBlock,
  OutlineMilestone,
  OutlineModule,
  OutlineNote,
  OutlineTask,
} from './outline.ts';
export { cleanDraft } from './cleanDraft.ts';
export { draftOfOutline } from './draftOfOutline.ts';
export { nameOfFile } from './name.ts';
export { previewOf } from './previewOf.ts';
export { previewOfExport } from './previewOfExport.ts';
export { readChecklist } from './readChecklist.ts';
export { sayNote } from './texts/index.ts';
