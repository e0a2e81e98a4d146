import { z } from 'zod';

/**
 * What somebody wrote. `rest`: what was cut off a mail, quoted text and signature; null where there
 * was none.
 */
export const messageWords = z.object({ text: z.string(), rest: z.string().nullable() });
export type MessageWords = z.infer<typeof messageWords>;

/** Who is not known to be anybody here, as their mail said it. */
export const strangeSender = z.object({ address: z.string(), name: z.string() });

export type StrangeSender = z.infer<typeof strangeSender>;

/** Why a mail to a conversation was not taken. */
export const refusedReplies = [
  'tooLarge',
  'tooMuch',
  'unreadable',
  'noWords',
  'outlookAlone',
  'loop',
] as const;
export type RefusedReply = (typeof refusedReplies)[number];
