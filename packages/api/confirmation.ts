import { z } from 'zod';
import type { CommandName } from './wire.ts';

/**
 * What nobody may do by a session that was left open, or taken: whoever has not signed in a short
 * while ago shows by a code that it is they (ADR 52).
 */
export const confirmedCommands: ReadonlySet<CommandName> = new Set<CommandName>([
  'DeleteClient',
  'EndApiKey',
  'MakeApiKey',
  'RemoveTeamUser',
  'RotateApiKey',
  'SetBookingKey',
  'SetFormKey',
]);

/**
 * `POST /api/session/confirm`: the code that `POST /api/session/confirm/code` had mailed to whoever
 * is signed in. Answers as a refresh does, without a new cookie.
 */
export const confirmationRequest = z.object({ code: z.string().trim() });
