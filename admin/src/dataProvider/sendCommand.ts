import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { CommandRefused, problemOf, unreachable } from './CommandRefused.ts';
import { rememberPosition } from './position.ts';
import { SessionNotRenewed } from '../session/session.ts';
import { request } from './request.ts';

export type SendOptions = {
  /** Revision of the target's stream that the author saw; absent: the change stands whatever came between. */
  basedOn?: string;
  /** Idempotency key, where one attempt of a person spans several calls; otherwise each call has its own. */
  key?: string;
  /** Where the author was, if that need not be where they are now. */
  workspaceId?: string;
};

/** Waits between the tries of one command while the line is down, in milliseconds. */
const PAUSES = [400, 1500];

/**
 * Sends one command. While the server cannot be reached it is tried again with the same key, so that it happens once.
 * @throws CommandRefused
 */
export async function sendCommand<Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  { basedOn, workspaceId, key = crypto.randomUUID() }: SendOptions = {},
): Promise<CommandReply> {
  const headers = {
    [names.idempotencyKey]: key,
    ...(basedOn !== undefined && { [names.basedOn]: basedOn }),
    ...(workspaceId !== undefined && { [names.workspace]: workspaceId }),
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { json } = await request(`/api/commands/${name}`, {
        method: 'POST',
        body: payload,
        headers,
      });
      const reply = json as CommandReply;
      rememberPosition(reply.position);
      return reply;
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== undefined) throw new CommandRefused(problem);
      const pause = PAUSES[attempt];
      if (!(error instanceof TypeError || error instanceof SessionNotRenewed))
        throw error;
      if (pause === undefined) throw new CommandRefused(unreachable());
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}
