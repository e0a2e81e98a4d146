import { bringForms } from './bringForms.ts';
import { expireInvitations } from './expireInvitations.ts';
import { followAnswers } from './followAnswers.ts';
import { followBookingHosts } from './followBookingHosts.ts';
import { followConversations } from './followConversations.ts';
import { leave } from './leave.ts';
import { letPicturesGo } from './letPicturesGo.ts';
import { mailing } from './mailing.ts';
import { rememberWork } from './rememberWork.ts';
import { startOnDay } from './startOnDay.ts';
import type { Reaction } from './reaction.ts';

/** All that follows from events by itself. */
export const reactions: readonly Reaction[] = [
  mailing,
  expireInvitations,
  followConversations,
  rememberWork,
  startOnDay,
  followAnswers,
  bringForms,
  leave,
  followBookingHosts,
  letPicturesGo,
];
