import { sound } from '@waymark/events';
import { lettersMissing, lettersOf, PASSWORD_MOST } from '@waymark/look/passwordLength';
import { z } from 'zod';
import { email } from './text.ts';

/** A password that is chosen. No sign of it is taken away, blanks at its ends neither. */
const newPassword = z
  .string()
  .refine((text) => lettersMissing(text) === 0, 'must have at least 12 characters')
  .refine((text) => lettersOf(text) <= PASSWORD_MOST, 'must have at most 128 characters')
  .refine(sound, 'holds characters that cannot be stored');

/** `POST /api/session/password`: signs in. */
export const passwordSignIn = z.object({ email, password: z.string().min(1, 'must not be empty') });

/**
 * `POST /api/session/password/forgotten`: asks for a link by which a new one is chosen. The answer
 * is the same whether the address is known or not.
 */
export const forgottenPassword = z.object({ email });

/**
 * `POST /api/session/password/reset`: the word of that link, from the browser that asked for it,
 * and the new password. Signs in, and signs out everywhere else.
 */
export const passwordReset = z.object({ email, code: z.string().trim(), password: newPassword });

/** `POST /api/session/own-password`: sets or changes that of whoever is signed in. */
export const ownPasswordRequest = z.object({ password: newPassword });

/** `GET /api/session/own-password`: the instant at which it was set; null where there is none. */
export const ownPassword = z.object({ setAt: z.string().nullable() });
export type OwnPassword = z.infer<typeof ownPassword>;
