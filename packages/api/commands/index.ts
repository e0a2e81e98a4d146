import type { z } from 'zod';
import { blueprintCommands } from './blueprint.ts';
import { clientCommands, processCommands } from './client.ts';
import { invitationCommands } from './invitation.ts';
import { planCommands } from './plan.ts';
import { workspaceCommands } from './workspace.ts';

export { blueprintTemplate } from './blueprint.ts';
export { planRef, type PlanRef } from './plan.ts';
export { profile } from './profile.ts';

/** Command name -> schema of its payload: the body of `POST /api/commands/<Name>`. */
export const commandSchemas = {
  ...workspaceCommands,
  ...clientCommands,
  ...invitationCommands,
  ...processCommands,
  ...blueprintCommands,
  ...planCommands,
};
export type CommandName = keyof typeof commandSchemas;
/** What a caller sends (defaults may be left out). */
export type Payload<Name extends CommandName> = z.input<
  (typeof commandSchemas)[Name]
>;
/** What the decision gets. */
export type Command<Name extends CommandName> = z.output<
  (typeof commandSchemas)[Name]
>;
