export * from './inWords.ts';
export { phrase, say, type Phrase, type Text } from './phrase.ts';
export { statusOf, type StatusChange } from './statusOf.ts';
export * from './tellActor.ts';
export * from './tellEvent.ts';
export type { Atom, Change, Telling, Value } from './telling.ts';
