import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

export type SendOptions = {
  /**
   * Revision of the target's stream that the author saw; absent: the change stands whatever came
   * between.
   */
  readonly basedOn?: string | undefined;
  /**
   * Idempotency key, where one attempt of a person spans several calls; otherwise each call has its
   * own.
   */
  readonly key?: string | undefined;
  /** Where the author was, if that need not be where they are now. */
  readonly workspaceId?: string | undefined;
};

/**
 * Sends one command, so that it happens once however often it has to be sent. Later reads see what
 * it changed. @throws as `request`
 */
export async function sendCommand<Name extends CommandName>(
  wire: Wire,
  name: Name,
  payload: Payload<Name>,
  { basedOn, key = crypto.randomUUID(), workspaceId }: SendOptions = {},
): Promise<CommandReply> {
  const { json } = await request<CommandReply>(wire, `/api/commands/${name}`, {
    method: 'POST',
    body: payload,
    workspaceId,
    headers: {
      [names.idempotencyKey]: key,
      ...(basedOn !== undefined && { [names.basedOn]: basedOn }),
    },
  });
  wire.position.remember(json.position);
  return json;
}
