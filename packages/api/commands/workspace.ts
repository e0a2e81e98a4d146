import { audience, roleId } from '@waymark/events';
import { z } from 'zod';
import { email, id, name } from '../text.ts';
import { chosenLanguage, profile } from './profile.ts';

const roleWords = {
  name,
  internExtern: audience,
  /** INTERN only: the address of a team user; empty or absent for none. */
  defaultEmailAddress: email.nullish(),
};

export const workspaceCommands = {
  CreateWorkspace: z.object({ workspaceId: id, name }),
  RenameWorkspace: z.object({ name }),
  /** Also takes an invitation back. */
  RemoveTeamUser: z.object({ accountId: id }),
  AddRole: z.object({ roleId, ...roleWords }),
  ChangeRole: z.object({ roleId, ...roleWords }),
  RemoveRole: z.object({ roleId }),
  ChangeProfile: profile,
  ChooseLanguage: chosenLanguage,
};
