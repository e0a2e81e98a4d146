import { z } from 'zod';
import { leadsTo } from '../invitations.ts';
import type { PastVersion } from '../versions.ts';

const sentV1 = z.object({
  accountId: z.string(),
  clientId: z.string().nullable(),
  by: z.string(),
  sealed: z.string(),
  leadsTo: leadsTo.nullable(),
});

/** Every invitation was mailed at once. */
export const invitations = {
  InvitationSent: [
    { data: sentV1, upcast: (sent: z.infer<typeof sentV1>) => ({ ...sent, mailed: 'atOnce' }) },
  ] as readonly PastVersion[],
};
