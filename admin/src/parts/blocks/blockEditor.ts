import type { BlockRow, PlanRef } from '@waymark/api';
import type { BlockKind, OwnContent } from '@waymark/events';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Addable, Heading } from '../richText/index.ts';
import type { Language } from '@waymark/look';

export type ContentOf<Kind extends BlockKind> = Extract<OwnContent, { type: Kind }>;

/** The entries that a slash in a text of the page offers. */
export type Slash = {
  addable: readonly Addable[];
  /** `isEmpty`: the text holds nothing else. */
  onPick: (blockId: string, key: string, isEmpty: boolean) => void;
  /** Files that were pasted into the text of a block. */
  onFiles: (blockId: string, files: readonly File[]) => void;
  /** Boxes that were pasted into the text of a block. */
  onTasks: (blockId: string, headlines: readonly string[]) => Promise<unknown>;
};

export type BlockEditorProps<Kind extends BlockKind> = {
  block: BlockRow;
  content: ContentOf<Kind>;
  plan: PlanRef;
  moduleTitle: string;
  /** True when it has just been added: the author goes on with it. */
  writing: boolean;
  /** Takes it away; the author is offered to undo that. */
  onRemove: (blockId: string) => void;
  slash: Slash;
};

/**
 * The names of a kind of block, alone and within a sentence; a few words beside it where it is
 * offered, and other names by which it is found, in small letters. A language that is missing does
 * not compile.
 */
export type KindWords = Record<
  Language,
  { title: string; noun: string; hint?: string; also?: string }
>;

/**
 * The group of a kind in the menu of what can be added: what is written on the page itself, what
 * leads to work, what is looked at.
 */
export type BlockGroup = 'write' | 'do' | 'show';

/** The view and editor of a kind of block for staff; the default export of `kinds/<kind>.tsx`. */
export type BlockEditor<Kind extends BlockKind = BlockKind> = {
  words: KindWords;
  icon: LucideIcon;
  group: BlockGroup;
  /** The content of a new block. */
  begins: ContentOf<Kind>;
  /** Asks for what a new one can't be without; absent: it is added as it begins. */
  Begin?: ComponentType<{
    plan: PlanRef;
    /** Files that were pasted, to begin with. */
    pasted?: readonly File[];
    onAdd: (content: ContentOf<Kind>) => Promise<unknown>;
    onClose: () => void;
  }>;
  /** Whether it holds nothing that anybody would miss. */
  isEmpty: (content: ContentOf<Kind>) => boolean;
  /** Its lines in the contents table. */
  headings: (content: ContentOf<Kind>) => readonly Heading[];
  Editor: ComponentType<BlockEditorProps<Kind>>;
};
