export { EditableRichText, type EditableRichTextHandle } from './EditableRichText.tsx';
export { headingsOf, isBlank, type Heading } from './headings.ts';
export type { Addable } from './slash.ts';
export { ReadRichText } from './ReadRichText.tsx';
