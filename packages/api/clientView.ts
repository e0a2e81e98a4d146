import { z } from 'zod';
import { id } from './text.ts';

/**
 * `POST /api/session/view`: as which of a client's users somebody of the team looks at the portal
 * (PRODUCT 19).
 */
export const viewRequest = z.object({ workspaceId: id, clientId: id, accountId: id });
export type ViewRequest = z.infer<typeof viewRequest>;

/**
 * Answer to it, and body of `POST /api/session/view/enter`, which answers with an access token that
 * only reads.
 */
export const viewTicket = z.object({ ticket: z.string().min(1).max(4_000) });
export type ViewTicket = z.infer<typeof viewTicket>;
