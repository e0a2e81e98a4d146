import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { sendCommand as sendBy, type SendOptions } from '@waymark/client';
import { wire } from './wire.ts';

export type { SendOptions } from '@waymark/client';

/** Sends one command by this page's line. @throws as `sendCommand` of the client */
export const sendCommand = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  options?: SendOptions,
): Promise<CommandReply> => sendBy(wire, name, payload, options);
