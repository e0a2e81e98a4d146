import {
  blockFileTypes,
  brandPictureKinds,
  fileCarriers,
  type FileBlockKind,
} from '@waymark/events';
import { z } from 'zod';
import { id } from './text.ts';

/** Files (PRODUCT 15): how they are brought, and how the rows of what carries them tell of them. */

/**
 * Query of `POST /api/uploads`, whose body is the file as it is and whose header `File-Name` its
 * name.
 */
export const taskFileQuery = z.object({
  /** Made by the caller, anew for each file. */
  fileId: id,
  processId: id,
  taskId: id,
  /** What will carry it: a note stays with the team. */
  carrier: z.enum(fileCarriers),
});
export type TaskFileQuery = z.infer<typeof taskFileQuery>;

/** The same, for a block of a plan. */
export const blockFileQuery = z.object({
  fileId: id,
  carrier: z.literal('block'),
  planKind: z.enum(['blueprint', 'process']),
  planId: id,
  /** Of which kind the block is: pictures, or one PDF. */
  block: z.enum(Object.keys(blockFileTypes) as [FileBlockKind, ...FileBlockKind[]]),
});
export type BlockFileQuery = z.infer<typeof blockFileQuery>;

/** The same, for what the workspace shows of itself: pictures alone. */
export const brandFileQuery = z.object({
  fileId: id,
  carrier: z.literal('brand'),
  kind: z.enum(brandPictureKinds),
});
export type BrandFileQuery = z.infer<typeof brandFileQuery>;

export const fileQuery = z.discriminatedUnion('carrier', [
  taskFileQuery,
  blockFileQuery,
  brandFileQuery,
]);
export type FileQuery = z.infer<typeof fileQuery>;

/** A file as a row shows it, and as the answer to its upload. */
export const shownFile = z.object({
  id: z.string(),
  /** '' where it was erased with whom it is of. */
  name: z.string(),
  /** Media type, told by the content, as `application/pdf`; pictures are `image/webp`. */
  type: z.string(),
  /** Of the largest that is served. */
  bytes: z.number(),
  /** In pixels; null where it is no picture. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** It was here, and is no more. */
  erased: z.boolean(),
});
export type ShownFile = z.infer<typeof shownFile>;

/**
 * Answer to `GET /api/fileLinks?id=…&id=…`: of each file that whoever asks may read, an address
 * that is good for minutes.
 */
export const fileLinks = z.array(
  z.object({
    id: z.string(),
    /** `&width=` chooses the smallest picture that is as wide, `&download` gives it to be kept. */
    url: z.string(),
    /** ISO 8601 UTC. */
    until: z.string(),
  }),
);
export type FileLinks = z.infer<typeof fileLinks>;
