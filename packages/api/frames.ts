import { z } from 'zod';
import { email, id } from './text.ts';

const origin = z.string().max(300);

/**
 * `POST /api/frames/tickets`: a form in a frame of another site (PRODUCT 18.14). By an access
 * token, for oneself; by the key of the form (`Authorization: Bearer wmk_…`), for the person of
 * this address.
 */
export const frameRequest = z.object({
  workspaceId: id,
  formId: id,
  /** Of the page that holds the frame; one of those that the form names. */
  origin,
  /** The task whose form is filled in; without one the form is made. */
  task: z.object({ planKind: z.enum(['process', 'project']), planId: id, taskId: id }).optional(),
  email: email.optional(),
});
export type FrameRequest = z.infer<typeof frameRequest>;

/**
 * Answer to it. `address`: what the frame shows, the ticket in its fragment; `expiresAt`: instant
 * until which that opens.
 */
export const frameTicket = z.object({
  ticket: z.string(),
  address: z.string(),
  expiresAt: z.string(),
});
export type FrameTicket = z.infer<typeof frameTicket>;

/**
 * `POST /api/frames/enter`, by the page in the frame: takes the ticket, which is none from then on.
 */
export const frameEntry = z.object({ ticket: z.string().min(1).max(100), formId: id });

/** Answer to it: a session of this frame alone, and the ticket by which it is renewed. */
export const frameReply = z.object({
  accessToken: z.string(),
  expiresAt: z.string(),
  accountId: z.string(),
  workspaceId: z.string(),
  /** To which all that the frame tells is told. */
  origin: z.string(),
  next: z.string(),
});
export type FrameReply = z.infer<typeof frameReply>;

/** Names of the frame's GET parameters. */
export const frameQuery = z.object({
  workspace: id,
  project: z.string().max(64).optional(),
  form: id,
  task: z.string().max(64).optional(),
  /** By which the page knows whose page may hold it; it opens nothing. */
  seal: z.string().max(1_000).default(''),
});
