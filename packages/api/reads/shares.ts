import { sharedThing } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/** Somebody who came by the link. Instants are ISO 8601 UTC. */
const guest = z.object({
  id: z.string(),
  /** null once it was erased. */
  name: z.string().nullable(),
  cameAt: z.string(),
  lookedAt: z.string(),
  /** False for who came by a password that is good no more. */
  inside: z.boolean(),
});

/**
 * Row of `shares`: a process or project that is shared by link and password, for the team alone.
 */
export const shareRow = z.object({
  /** `shareStreamId` of what is shared. */
  id: z.string(),
  kind: sharedThing.shape.kind,
  thingId: z.string(),
  /** What stands in the fragment of the link. */
  token: z.string(),
  open: z.boolean(),
  mayWork: z.boolean(),
  /** Instant from which on the link leads nowhere; null: no end. */
  until: z.string().nullable(),
  /** When the password that is good now was set, and by which account. */
  passwordAt: z.string(),
  passwordBy: z.string(),
  /** Whoever looked last stands first. */
  guests: z.array(guest),
});
export type ShareRow = z.infer<typeof shareRow>;
export const shareRead = read(shareRow, {
  id: false,
  kind: false,
  thingId: false,
  token: false,
  open: false,
  mayWork: false,
  until: false,
  passwordAt: false,
  passwordBy: false,
  guests: false,
});
