import { mailStop } from '@waymark/events';
import { z } from 'zod';
import { id } from '../text.ts';
import { command } from './command.ts';
import { changedProfile, chosenLanguage, chosenMails, noticedZone } from './profile.ts';
import { ofSample } from './sample.ts';

/** Commands by which people change their own account. */
export const accountCommands = {
  ChangeProfile: command(changedProfile, { firstName: 'Grace', lastName: 'Hopper' }),
  ChooseLanguage: command(chosenLanguage, { language: 'de' }),
  /** Sets which mails somebody gets and when; what is absent stays as it is. */
  ChangeMailSettings: command(chosenMails, { kinds: { others: 'never' } }),
  /** The zone of their browser; theirs while they have chosen none. */
  NoticeTimeZone: command(noticedZone, { timeZone: 'Europe/Lisbon' }),
  /** By one click: all mails, those of some kinds, or those about a task. */
  StopMails: command(z.object({ stop: mailStop }), { stop: { of: 'all' } }),
  ResumeMails: command(z.object({ stop: mailStop }), { stop: { of: 'all' } }),
  /** No invitation any more from the workspace `from`; without it, from nobody. */
  BlockInvitations: command(z.object({ from: id.nullish() }), { from: ofSample.workspaceId }),
  AllowInvitations: command(z.object({ from: id.nullish() }), { from: ofSample.workspaceId }),
};
