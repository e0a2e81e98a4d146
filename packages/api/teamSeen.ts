import { z } from 'zod';

/**
 * `GET /api/session/team`: of the team of a workspace, for it alone, who is signed in anywhere, and
 * on which day (`YYYY-MM-DD`, where Waymark runs) one of their sessions was last begun or renewed.
 * Who is not named has no session.
 */
export const teamSeen = z.object({
  seen: z.array(z.object({ accountId: z.string(), day: z.string() })),
});
export type TeamSeen = z.infer<typeof teamSeen>;
