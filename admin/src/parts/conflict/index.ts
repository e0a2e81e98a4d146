export { bothTogether } from './bothTogether.ts';
export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
export { FieldConflict } from './FieldConflict.tsx';
export { useChange } from './useChange.tsx';
