export { ActionList } from './ActionList.tsx';
export { ActionMenu, type Action } from './ActionMenu.tsx';
export { Board } from './Board.tsx';
export { Card } from './Card.tsx';
export { CardItems } from './CardItems.tsx';
export type { BoardItem, CardMove, ColumnMove, ItemMove } from './columns.ts';
export { distinctLabels } from './distinctLabels.ts';
export { MoveToDialog } from './MoveToDialog.tsx';
export type { BoardProps, CardHandle, Refusal, ShownColumn } from './types.ts';
