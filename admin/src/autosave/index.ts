export type { Conflict, SavePhase } from './autosaveState.ts';
export { useAutosave, type Autosaved } from './useAutosave.ts';
export { useOverallSaveState } from './useOverallSaveState.ts';
