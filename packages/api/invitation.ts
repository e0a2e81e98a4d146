import { z } from 'zod';

/**
 * The word in the link of an invitation's mail: whoever has it may look and say no, without signing
 * in.
 */
const token = z.string().min(1).max(1000);

/** `POST /api/invitation`: what the link is about. */
export const invitationRequest = z.object({ token });

/**
 * `POST /api/invitation/answer`. `never`: nothing from this workspace again; `neverFromAnybody`;
 * `allow` takes both back.
 */
export const invitationAnswer = z.object({
  token,
  answer: z.enum(['decline', 'never', 'neverFromAnybody', 'allow']),
});
export type InvitationAnswer = z.infer<typeof invitationAnswer>['answer'];

const leadsTo = z.object({
  kind: z.enum(['process', 'project']),
  id: z.string(),
  name: z.string(),
});

/** An invitation as the one who is invited sees it. */
export const invitationView = z.object({
  state: z.enum(['pending', 'declined', 'accepted']),
  /** The address that the invitation went to. */
  email: z.string(),
  /**
   * The name that the inviting side typed; it is used where the person has none yet. '' for none.
   */
  typedName: z.string(),
  workspaceId: z.string(),
  workspaceName: z.string(),
  clientId: z.string().nullable(),
  clientName: z.string().nullable(),
  /** Who invites. */
  byName: z.string(),
  byEmail: z.string(),
  leadsTo: leadsTo.nullable(),
});
export type InvitationView = z.infer<typeof invitationView>;
