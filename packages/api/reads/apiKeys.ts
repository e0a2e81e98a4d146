import { z } from 'zod';
import { read } from './read.ts';

/**
 * Row of `apiKeys`, for the team alone: the keys of the workspace, those that were ended too, by
 * which programs work in it (PRODUCT 21). No text of a key is kept.
 */
export const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** Of its text. */
  lastFour: z.string(),
  /** When it ends by itself; null: never. */
  until: z.string().nullable(),
  /** Until when the text of before works as well; null: it does not. */
  previousUntil: z.string().nullable(),
  madeAt: z.string(),
  /** The account that made it. */
  madeBy: z.string().nullable(),
  /** When its text was last made. */
  textAt: z.string(),
  /** When it was taken back; null: it was not. */
  endedAt: z.string().nullable(),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;
export const apiKeyRead = read(apiKeyRow, {
  id: false,
  name: false,
  scopes: false,
  lastFour: false,
  until: false,
  previousUntil: false,
  madeAt: false,
  madeBy: false,
  textAt: false,
  endedAt: false,
});

/**
 * `GET /api/session/api-keys`: for the team, on which day (`YYYY-MM-DD`, of UTC) each key was last
 * used, and from which network. A key that is not named never was.
 */
export const apiKeyUses = z.object({
  uses: z.array(z.object({ keyId: z.string(), day: z.string(), network: z.string() })),
});
export type ApiKeyUses = z.infer<typeof apiKeyUses>;
