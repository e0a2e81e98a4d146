import { z } from 'zod';
import { kindsOf } from '../plan/kind.ts';
import { image } from './image.ts';
import { pdf } from './pdf.ts';
import { taskLink } from './taskLink.ts';
import { text } from './text.ts';
import { video } from './video.ts';

/** The kinds of block that authors put into a module; a task's place is there with its task. */
export const blockKinds = kindsOf({ text, image, pdf, taskLink, video });
export type BlockKind = (typeof blockKinds.types)[number];

/** What a block of one of the kinds holds. */
export type OwnContent = z.infer<(typeof blockKinds.contents)[number]>;

/** By what its content must be, a file that is brought for a block of that kind. */
export const blockFileTypes = {
  image: 'image/webp',
  pdf: 'application/pdf',
} as const satisfies Partial<Record<BlockKind, string>>;
export type FileBlockKind = keyof typeof blockFileTypes;

/** Where a task stands in its module. */
const taskPlace = z.object({ type: z.literal('task'), taskId: z.string() });

export const ownContent = z.discriminatedUnion('type', blockKinds.contents);
export const blockContent = z.discriminatedUnion('type', [taskPlace, ...blockKinds.contents]);
export type BlockContent = z.infer<typeof blockContent>;

/** `type` of a block: a kind, or `task`. */
export const blockTypes = ['task', ...blockKinds.types] as const;
export type BlockType = (typeof blockTypes)[number];

/** What an empty module holds (PRODUCT 6.3). */
export const emptyText = { type: 'text', html: ' ' } as const;
