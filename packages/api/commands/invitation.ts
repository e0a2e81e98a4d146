import { z } from 'zod';
import { email, id } from '../text.ts';
import { profile } from './profile.ts';

/** What somebody is invited into: a client's users, or, without one, the team of the workspace. */
const into = { clientId: id.nullish() };

/** Nobody belongs to a workspace before they have accepted (PRODUCT 4.5). */
export const invitationCommands = {
  InviteTeamUser: z.object({ email, profile: profile.optional() }),
  /** `inviteToProcessId` or `inviteToProjectId`: where the invitation leads. */
  InviteClientUser: z.object({
    clientId: id,
    email,
    profile: profile.optional(),
    inviteToProcessId: id.optional(),
    inviteToProjectId: id.optional(),
  }),
  /** Mails the invitation once more. */
  RepeatInvitation: z.object({ ...into, accountId: id }),
  /** By the one who is invited; `workspaceId` is the one that invites. */
  AcceptInvitation: z.object({ ...into, workspaceId: id }),
  DeclineInvitation: z.object({ ...into, workspaceId: id }),
  /** No invitation any more from the workspace `from`; without it, from nobody. */
  BlockInvitations: z.object({ from: id.nullish() }),
  AllowInvitations: z.object({ from: id.nullish() }),
};
