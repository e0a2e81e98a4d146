import type { BlockKind, OwnContent } from '@waymark/events';
import type { ComponentType } from 'react';

export type ContentOf<Kind extends BlockKind> = Extract<OwnContent, { type: Kind }>;

export type BlockViewProps<Kind extends BlockKind> = {
  content: ContentOf<Kind>;
  /** The project that it is part of. */
  planId: string;
};

/** The view of a kind of block for clients; the default export of `kinds/<kind>.tsx`. */
export type BlockView<Kind extends BlockKind = BlockKind> = {
  /** Whether it shows anything at all. */
  saysSomething: (content: ContentOf<Kind>) => boolean;
  View: ComponentType<BlockViewProps<Kind>>;
};
