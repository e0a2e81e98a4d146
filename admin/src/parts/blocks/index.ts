import type { BlockRow } from '@waymark/api';
import type { BlockKind, OwnContent } from '@waymark/events';
import type { BlockEditor } from './blockEditor.ts';
import { byName } from '@waymark/look';

/** The editors of all kinds, by kind: each file of `kinds` is one. */
export const blockEditors = byName<BlockKind, BlockEditor>(
  import.meta.glob<BlockEditor>('./kinds/*.tsx', { eager: true, import: 'default' }),
);

/** Finds the editor of a kind; undefined for a kind that is newer than this page. */
export const editorOf = ({ type }: Pick<OwnContent, 'type'>): BlockEditor | undefined =>
  blockEditors[type];

/** The content that a block holds by itself; undefined for the place of a task. */
export const ownContentOf = ({ content }: Pick<BlockRow, 'content'>): OwnContent | undefined =>
  content.type === 'task' ? undefined : content;
