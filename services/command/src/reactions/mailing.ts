import { partsOfStream, type Recorded, type WaymarkEvent } from '@waymark/events';
import { invite, inviteAgain } from './invite.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { Consequence, Reaction, ReactionTo } from './reaction.ts';
import { reportStuck, tellOfDone } from './tellOfStatus.ts';
import { tellOfEdit, tellOfHanding, tellOfMessage, tellOfNote, tellOfReply } from './tellOfTalk.ts';
import {
  tellOfActive,
  tellOfAssignment,
  tellOfAudience,
  tellOfChange,
  tellOfContent,
  tellOfModule,
  tellOfReturn,
  tellOfRollout,
  tellOfSeenBy,
  tellOfWaived,
} from './tellOfTurns.ts';

/**
 * People are told by mail: what an event tells them waits in their post (`post/`), which decides
 * when it goes out.
 */
export const mailing: Reaction = {
  name: 'mails',
  to: {
    ModuleStatusSet: butNotOfDemo(tellOfModule),
    ModuleAudienceSet: butNotOfDemo(tellOfAudience),
    TaskSeenBySet: butNotOfDemo(tellOfSeenBy),
    TaskAssigneeSet: butNotOfDemo(tellOfAssignment),
    TaskActiveSet: butNotOfDemo(tellOfActive),
    TaskContentSet: butNotOfDemo(tellOfContent),
    PlaceholderRolledOut: butNotOfDemo(tellOfRollout),
    TaskAwaitsSet: butNotOfDemo(tellOfWaived),
    AnswersChangeAsked: butNotOfDemo(tellOfChange),
    TaskStatusSet: butNotOfDemo(async (event, look: Lookups) => [
      ...(await reportStuck(event, look)),
      ...(await tellOfDone(event, look)),
      ...(await tellOfReturn(event, look)),
    ]),
    MessageSent: butNotOfDemo(tellOfMessage),
    MessageEdited: butNotOfDemo((event, look) => tellOfEdit(event, look)),
    NoteAdded: butNotOfDemo(tellOfNote),
    NoteEdited: butNotOfDemo((event, look) => tellOfEdit(event, look)),
    ReplyHeld: butNotOfDemo((event, look) => tellOfReply(event, look)),
    ReplyLetIn: butNotOfDemo((event, look) => tellOfReply(event, look)),
    ConversationHanded: butNotOfDemo(tellOfHanding),
    InvitationSent: butNotOfDemo(invite),
    InvitationRepeated: butNotOfDemo(inviteAgain),
    InvitationAccepted: (event) => Promise.resolve(released(event)),
  },
};

function butNotOfDemo<Type extends WaymarkEvent['type']>(
  reaction: ReactionTo<Type>,
): ReactionTo<Type> {
  return async (event, look) => (isDemo(event) ? [] : reaction(event, look));
}

/** Setting up the demo mails nobody. */
const isDemo = ({ metadata: { actor } }: Recorded): boolean =>
  actor.kind === 'system' && actor.name === 'demo';

/** Whoever has become a user of a client hears of the work that was given to them before. */
function released({
  stream,
  data: { accountId: to, clientId },
}: Recorded<Extract<WaymarkEvent, { type: 'InvitationAccepted' }>>): Consequence[] {
  const { workspaceId } = partsOfStream(stream);
  return workspaceId === null || clientId === null
    ? []
    : [{ kind: 'release', held: { workspaceId, clientId, to } }];
}
