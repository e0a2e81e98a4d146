import { z } from 'zod';
import { id } from '../text.ts';
import { command } from './command.ts';
import { chosenLanguage, profile } from './profile.ts';
import { ofSample } from './sample.ts';

/** What people change of themselves. */
export const accountCommands = {
  ChangeProfile: command(profile, { firstName: 'Grace', lastName: 'Hopper' }),
  ChooseLanguage: command(chosenLanguage, { language: 'de' }),
  /** No invitation any more from the workspace `from`; without it, from nobody. */
  BlockInvitations: command(z.object({ from: id.nullish() }), {
    from: ofSample.workspaceId,
  }),
  AllowInvitations: command(z.object({ from: id.nullish() }), {
    from: ofSample.workspaceId,
  }),
};
