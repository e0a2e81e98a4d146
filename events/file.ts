import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { defineNoun } from './noun.ts';
import { pathTo } from './paths.ts';
import { sealed } from './sealed.ts';

/**
 * What a file about a task was brought to. What is for the team stands apart from what client and
 * team say to one another.
 */
export const fileCarriers = ['message', 'note', 'answers'] as const;
export type FileCarrier = (typeof fileCarriers)[number];

/** The places where a workspace shows a picture of its own. */
export const brandPictureKinds = ['logo', 'header'] as const;
export type BrandPictureKind = (typeof brandPictureKinds)[number];

/** One content of a file: of a picture there are several, of different widths. */
export const fileContent = z.object({
  /** What it is called in the file store. */
  key: z.string(),
  bytes: z.number(),
  /** In pixels; null where it is no picture. */
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type FileContent = z.infer<typeof fileContent>;

export type StoredFile =
  | { readonly life: 'absent' }
  | {
      readonly life: 'present' | 'deleted';
      readonly accountId: string;
      readonly contents: readonly FileContent[];
      readonly broughtTo: BroughtTo;
    };

type BroughtTo =
  | { readonly carrier: FileCarrier; readonly processId: string; readonly taskId: string }
  /** What a block shows may be shown by each copy of it: its type says by which kind. */
  | { readonly carrier: 'block'; readonly type: string }
  /** What a workspace shows of itself. */
  | { readonly carrier: 'brand'; readonly kind: BrandPictureKind; readonly type: string };

export const noFile: StoredFile = { life: 'absent' };

const define = eventsOf<StoredFile>();

/**
 * A file that somebody brought (PRODUCT 15), stream `file-<workspaceId>_<fileId>`. Its contents are
 * in the file store before the event is in the log (ADR 35); its name is sealed by the key of who
 * brought it. Messages, notes and blocks name it by its id.
 */
export const fileEvents = [
  define('FileStored', {
    data: z.object({
      fileId: z.string(),
      accountId: z.string(),
      processId: z.string(),
      taskId: z.string(),
      carrier: z.enum(fileCarriers),
      name: sealed(z.string(), { by: 'accountId' }),
      /** By its content, as `application/pdf`. */
      type: z.string(),
      /** The smallest first. */
      contents: z.array(fileContent),
    }),
    evolve: (_, { accountId, processId, taskId, carrier, contents }): StoredFile => ({
      ...{ life: 'present', accountId, contents },
      broughtTo: { carrier, processId, taskId },
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  /** For a block of a plan (PRODUCT 1.9); the copies of that plan name the same file. */
  define('BlockFileStored', {
    data: z.object({
      fileId: z.string(),
      accountId: z.string(),
      plan: z.object({ kind: z.enum(['blueprint', 'process']), id: z.string() }),
      name: sealed(z.string(), { by: 'accountId' }),
      /** By its content: `image/webp` or `application/pdf`. */
      type: z.string(),
      /** The smallest first. */
      contents: z.array(fileContent),
    }),
    evolve: (_, { accountId, type, contents }): StoredFile => ({
      ...{ life: 'present', accountId, contents },
      broughtTo: { carrier: 'block', type },
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  /** On purpose; its contents are deleted after it. */
  define('FileErased', {
    data: z.object({ fileId: z.string(), accountId: z.string() }),
    evolve: (state): StoredFile =>
      state.life === 'absent' ? state : { ...state, life: 'deleted' },
    touches: ({ fileId }) => [pathTo.file(fileId)],
    removes: ({ fileId: id }) => ({ kind: 'file', id, name: '' }),
    reach: 'nobody',
  }),
  /** For the workspace itself (PRODUCT 22.2), which shows it once it names it. */
  define('BrandPictureStored', {
    data: z.object({
      fileId: z.string(),
      accountId: z.string(),
      kind: z.enum(brandPictureKinds),
      /** By its content: `image/png` of a logo, `image/webp` of a header. */
      type: z.string(),
      contents: z.array(fileContent),
    }),
    evolve: (_, { accountId, kind, type, contents }): StoredFile => ({
      ...{ life: 'present', accountId, contents },
      broughtTo: { carrier: 'brand', kind, type },
    }),
    touches: () => [],
    reach: 'nobody',
  }),
] as const;
export type FileEvent = EventOf<typeof fileEvents>;
export const fileNoun = defineNoun<StoredFile, typeof fileEvents>()({
  kind: 'file',
  heardBy: 'team',
  place: 'workspace',
  initial: noFile,
  events: fileEvents,
  inHistory: false,
  // It is seen where it is carried.
  topics: null,
});
