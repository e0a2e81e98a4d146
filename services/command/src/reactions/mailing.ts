import {
  partsOfStream,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import { announceAssignment, announceRollout } from './announceAssignment.ts';
import { announceModule } from './announceModule.ts';
import { announceProcess } from './announceProcess.ts';
import { invite, inviteAgain } from './invite.ts';
import type { EventMail } from './mailJob.ts';
import type { Consequence, Reaction, ReactionTo } from './reaction.ts';
import { reportStuck } from './reportStuck.ts';

/** People are told by mail. */
export const mailing: Reaction = {
  name: 'mails',
  to: {
    PlanCopied: mailed(announceProcess),
    ModuleStatusSet: mailed(announceModule),
    TaskAssigneeSet: mailed(announceAssignment),
    PlaceholderRolledOut: mailed(announceRollout),
    InvitationSent: mailed(invite),
    InvitationRepeated: mailed(inviteAgain),
    InvitationAccepted: (event) => Promise.resolve(released(event)),
    TaskStatusSet: mailed(reportStuck),
  },
};

function mailed<Type extends WaymarkEvent['type']>(
  mailsFor: ReactionTo<Type, EventMail>,
): ReactionTo<Type> {
  return async (event, look) =>
    isDemo(event)
      ? []
      : (await mailsFor(event, look)).map((mail) => ({ kind: 'mail', mail }));
}

/** Setting up the demo mails nobody. */
const isDemo = ({ metadata: { actor } }: Recorded): boolean =>
  actor.kind === 'system' && actor.name === 'demo';

/** Whoever has become a user of a client hears of the work that was given to them before. */
function released({
  stream,
  data: { accountId: to, clientId },
}: Recorded<
  Extract<WaymarkEvent, { type: 'InvitationAccepted' }>
>): Consequence[] {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null || clientId === null
    ? []
    : [{ kind: 'release', held: { workspaceId, clientId, to } }];
}
