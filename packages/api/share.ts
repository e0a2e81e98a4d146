import { z } from 'zod';
import { brandShown } from './reads/brand.ts';
import { name } from './text.ts';

/**
 * The token in the fragment of a share's link: whoever has it may see what it is about, and needs
 * the password to go in.
 */
const token = z.string().min(1).max(100);

/** `POST /api/session/share`: what the link is about. It uses nothing up. */
export const shareRequest = z.object({ token });

/**
 * `POST /api/session/share/enter`: a password, and the name under which the guest is known here.
 */
export const shareEntry = z.object({
  token,
  password: z.string().min(1, 'must not be empty').max(200),
  name: name.max(60, 'must have at most 60 characters'),
});

/** A share as whoever has its link sees it before the password. */
export const shareView = z.object({
  kind: z.enum(['process', 'project']),
  name: z.string(),
  clientName: z.string(),
  workspaceName: z.string(),
  brand: brandShown,
  /** Who set the password. */
  byName: z.string(),
  /** Instant at which the password replaced another; null where it is the first. */
  passwordChangedAt: z.string().nullable(),
});
export type ShareView = z.infer<typeof shareView>;
