export * from './tellActor.ts';
export * from './tellEvent.ts';
export { taskStatusLabel } from './labels.ts';
export type { Atom, Change, Telling, Value } from './told.ts';
