export { AnswersSaid } from './AnswersSaid.tsx';
export { beginningAnswers } from './beginningAnswers.ts';
export { FormViewer, type FormViewerProps } from './FormViewer.tsx';
export type { AnswerClash } from './ClashAt.tsx';
export type { BringsFiles, AnswerFile } from './inputs/bringsFiles.ts';
export { sayAnswer } from './sayAnswer.ts';
export type { FormWords } from './texts/en.ts';
