import { z } from 'zod';

/**
 * Ways in which somebody proves who they are, in the words of RFC 8176: `otp`, by a code or link
 * that was mailed; `pwd`, by a password.
 */
export const signInMethods = ['otp', 'pwd'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/**
 * One of the places where somebody is signed in; names are null where the browser calls itself
 * nothing that is known.
 */
export const ownSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** A part of the address that it was last used from; '' where that is not known. */
  network: z.string(),
  amr: z.array(z.enum(signInMethods)),
  begunAt: z.string(),
  usedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /api/session/all`: where whoever asks is signed in, what was used last first. */
export const ownSessions = z.object({ sessions: z.array(ownSession) });
export type OwnSessions = z.infer<typeof ownSessions>;

/**
 * `POST /api/session/end`: with the word of a mail about a sign-in; ends that session, signed in or
 * not.
 */
export const sessionEndRequest = z.object({ token: z.string().max(200) });
