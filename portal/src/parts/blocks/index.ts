import type { BlockKind, OwnContent } from '@waymark/events';
import type { BlockView } from './blockView.ts';
import { byName } from '@waymark/look';

/** The views of all kinds, by kind: each file of `kinds` is one. */
export const blockViews = byName<BlockKind, BlockView>(
  import.meta.glob<BlockView>('./kinds/*.tsx', { eager: true, import: 'default' }),
);

/**
 * Finds the view of a kind; undefined for a kind that is newer than this page, which is passed
 * over.
 */
export const viewOf = ({ type }: OwnContent): BlockView | undefined => blockViews[type];
