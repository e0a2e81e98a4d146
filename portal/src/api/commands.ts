import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { rememberPosition } from './position.ts';
import { Unreachable } from './problem.ts';
import { request } from './request.ts';

/**
 * One thing that a person did. Its key stays the same however often it has to be sent, so that it happens once.
 */
export type Act<Name extends CommandName = CommandName> = {
  name: Name;
  payload: Payload<Name>;
  key: string;
  /** Revision of the plan that the person saw; without it the change stands whatever came between. */
  basedOn?: string;
};

export const act = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  basedOn?: string,
): Act<Name> => ({
  name,
  payload,
  key: crypto.randomUUID(),
  basedOn,
});

const pausesMs = [400, 1200];

/** Sends an act; where no answer comes, twice more under the same key. Later reads see what it changed. */
export async function perform<Name extends CommandName>(
  workspaceId: string,
  { name, payload, key, basedOn }: Act<Name>,
): Promise<CommandReply> {
  const headers: Record<string, string> = { [names.idempotencyKey]: key };
  if (basedOn !== undefined) headers[names.basedOn] = basedOn;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await request(`/api/commands/${name}`, {
        method: 'POST',
        body: payload,
        workspaceId,
        headers,
      });
      const reply = (await response.json()) as CommandReply;
      rememberPosition(reply.position);
      return reply;
    } catch (error) {
      const pause = pausesMs[attempt];
      if (!(error instanceof Unreachable) || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
