import { audience, gender, roleId } from '@waymark/events';
import { z } from 'zod';
import { email, id, line, name } from '../text.ts';

/** Profile of a person (spec 1 §5: an empty gender is left out). */
export const profile = z.object({
  firstName: line,
  lastName: line,
  gender: gender.nullish(),
});

const roleWords = {
  name,
  internExtern: audience,
  /** INTERN only: the address of a team user; empty or absent for none. */
  defaultEmailAddress: email.nullish(),
};

export const workspaceCommands = {
  CreateWorkspace: z.object({ workspaceId: id, name }),
  RenameWorkspace: z.object({ name }),
  InviteTeamUser: z.object({ email, profile: profile.optional() }),
  RemoveTeamUser: z.object({ accountId: id }),
  AddRole: z.object({ roleId, ...roleWords }),
  ChangeRole: z.object({ roleId, ...roleWords }),
  RemoveRole: z.object({ roleId }),
  ChangeProfile: profile,
};
