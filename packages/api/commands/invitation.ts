import { invitationMailed } from '@waymark/events';
import { z } from 'zod';
import { email, id } from '../text.ts';
import { command } from './command.ts';
import { profile } from './profile.ts';
import { ofSample } from './sample.ts';

/**
 * Names what somebody is invited into: a client's users, or, without one, the team of the
 * workspace.
 */
const into = { clientId: id.nullish() };
const { workspaceId, clientId } = ofSample;

/** Nobody belongs to a workspace before they have accepted (PRODUCT 4.5). */
export const invitationCommands = {
  InviteTeamUser: command(z.object({ email, profile: profile.optional() }), {
    email: 'grace@new.example',
    profile: { firstName: 'Grace', lastName: 'Hopper' },
  }),
  /**
   * `inviteToProcessId` or `inviteToProjectId`: where the invitation leads. `mailed`: at once, or
   * as the first mail when a module with a task for them starts.
   */
  InviteClientUser: command(
    z.object({
      clientId: id,
      email,
      profile: profile.optional(),
      inviteToProcessId: id.optional(),
      inviteToProjectId: id.optional(),
      mailed: invitationMailed.default('atOnce'),
    }),
    { clientId, email: 'colleague@new.example' },
  ),
  /** Mails the invitation once more. */
  RepeatInvitation: command(z.object({ ...into, accountId: id }), { accountId: ofSample.invited }),
  /** By the one who is invited; `workspaceId` is the one that invites. */
  AcceptInvitation: command(z.object({ ...into, workspaceId: id }), { workspaceId }),
  DeclineInvitation: command(z.object({ ...into, workspaceId: id }), { workspaceId }),
};
