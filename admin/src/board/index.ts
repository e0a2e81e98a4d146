export { ActionMenu, type Action } from './ActionMenu.tsx';
export { Board } from './Board.tsx';
export { Card } from './Card.tsx';
export type { CardMove, ColumnMove } from './columns.ts';
export { distinctLabels } from './distinctLabels.ts';
export { MoveToDialog } from './MoveToDialog.tsx';
export type { BoardProps, CardHandle, ShownColumn } from './types.ts';
