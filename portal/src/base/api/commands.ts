import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { sendCommand } from '@waymark/client';
import { wire } from './wire.ts';

/**
 * One thing that a person did. Its key stays the same however often it has to be sent, so that it
 * happens once.
 */
export type Act<Name extends CommandName = CommandName> = {
  name: Name;
  payload: Payload<Name>;
  key: string;
  /**
   * Revision of the plan that the person saw; without it the change stands whatever came between.
   */
  basedOn?: string;
};

export const act = <Name extends CommandName>(
  name: Name,
  payload: Payload<Name>,
  basedOn?: string,
): Act<Name> => ({ name, payload, key: crypto.randomUUID(), basedOn });

/** Sends an act. Later reads see what it changed. @throws as sendCommand */
export const perform = <Name extends CommandName>(
  workspaceId: string,
  { name, payload, key, basedOn }: Act<Name>,
): Promise<CommandReply> => sendCommand(wire, name, payload, { key, basedOn, workspaceId });
