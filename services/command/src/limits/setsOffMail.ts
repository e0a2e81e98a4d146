import type { CommandName } from '@waymark/api';
import { z } from 'zod';

const inProcess = z.object({ plan: z.object({ kind: z.literal('process') }) });
const stuck = inProcess.extend({ status: z.literal('STUCKED') });
const begun = inProcess.extend({ status: z.literal('ACTIVE') });
const given = inProcess.extend({ assignee: z.string() });

/** Changes that may call for mails (`reactions/mailing.ts`), by what they say. Invitations have limits of their own. */
const mailing: { readonly [Name in CommandName]?: z.ZodType } = {
  CreateProcess: z.unknown(),
  RollOutPlaceholder: inProcess,
  SetModuleStatus: begun,
  SetTaskAssignee: given,
  SetTaskStatus: stuck,
};

/** True when a change, if it is made, may send mails to people. */
export const setsOffMail = (name: CommandName, payload: unknown): boolean =>
  mailing[name]?.safeParse(payload).success === true;
