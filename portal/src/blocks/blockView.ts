import type { BlockKind, OwnContent } from '@waymark/events';
import type { ComponentType } from 'react';

export type ContentOf<Kind extends BlockKind> = Extract<
  OwnContent,
  { type: Kind }
>;

/** How clients see a kind of block; the default export of `kinds/<kind>.tsx`. */
export type BlockView<Kind extends BlockKind = BlockKind> = {
  /** Whether it shows anything at all. */
  saysSomething: (content: ContentOf<Kind>) => boolean;
  View: ComponentType<{ content: ContentOf<Kind> }>;
};
