import type { CommandName } from '@waymark/api';
import type { Act } from '../../base/api/commands.ts';
import type { MessageRow } from '../../base/api/reads.ts';
import { broughtOf } from '../../parts/files/brought.ts';

/** What the reader did in a conversation, and when (ISO). */
export type UnreadAct = Act & { readonly at: string };

/**
 * Something that was said, as it stands in the conversation. `going`: by what its author did that
 * is not read back yet.
 */
export type TalkMessage = MessageRow & { readonly going?: UnreadAct };

/** A conversation as it will read once all that its reader did is sent, in their order. */
export function asItWillRead(
  rows: readonly MessageRow[],
  going: readonly UnreadAct[],
  me: string,
): readonly TalkMessage[] {
  return going.reduce<readonly TalkMessage[]>((said, each) => after(said, each, me), rows);
}

/** Each command with a payload of its own. */
type Made = { [Name in CommandName]: Act<Name> }[CommandName];

function after(said: readonly TalkMessage[], going: UnreadAct, me: string): readonly TalkMessage[] {
  const { at } = going;
  const made = going as Made;
  if (made.name === 'SendMessage') {
    const { messageId: id, text, mentions = [] } = made.payload;
    const files = broughtOf(made.payload.files);
    return said.some((one) => one.id === id)
      ? said
      : [...said, { ...unsaid(going, me), id, text, mentions, files }];
  }
  if (made.name === 'SetTaskStatus' && made.payload.status === 'STUCKED')
    return [...said, { ...unsaid(going, me), kind: 'stuck', text: made.payload.reason ?? '' }];
  if (made.name === 'EditMessage') {
    const { messageId, text, mentions = [] } = made.payload;
    return said.map((one) =>
      one.id === messageId && one.text !== text
        ? { ...one, text, mentions, editedAt: at, going }
        : one,
    );
  }
  if (made.name === 'DeleteMessage')
    return said.map((one) =>
      one.id === made.payload.messageId && one.deletedAt === null
        ? { ...one, text: '', deletedAt: at, going }
        : one,
    );
  return said;
}

const unsaid = (going: UnreadAct, me: string): TalkMessage => ({
  id: going.key,
  planId: '',
  taskId: '',
  moduleId: '',
  at: going.at,
  authorId: me,
  text: '',
  erased: false,
  erasedAt: null,
  mentions: [],
  files: [],
  versions: [],
  editedAt: null,
  deletedAt: null,
  seenBy: [],
  kind: 'message',
  state: 'shown',
  side: 'client',
  via: 'app',
  rest: null,
  senderName: null,
  going,
});

/**
 * A reason as it was given with Stuck: what was chosen, as far as it is one of these, and the words
 * beside it.
 */
export function chosenAndWords(
  reason: string,
  choices: readonly string[],
): { readonly chosen: string | undefined; readonly words: string } {
  const chosen = choices.find((choice) => reason === choice || reason.startsWith(`${choice}: `));
  return { chosen, words: chosen === undefined ? reason : reason.slice(chosen.length + 2) };
}
