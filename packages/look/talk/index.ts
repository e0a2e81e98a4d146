export { givenBack, isChangeable, lastOwn, type EditedWords } from './composer.ts';
export { isUnseen, newSince, type SaidAt } from './said.ts';
export { useComposer, type OutgoingWords } from './useComposer.ts';
export { useLogScroll } from './useLogScroll.ts';
export type { MentionSearch } from './useNaming.ts';
export { useSeen } from './useSeen.ts';
