/**
 * Forms as files: read from Markdown and JSON Schema, written as JSON Schema. Apart from the rest,
 * which every viewer loads.
 */
export type { ImportedForm, ImportRefusal } from './imported.ts';
export { readForm } from './readForm.ts';
export { toJsonSchema } from './toJsonSchema.ts';
