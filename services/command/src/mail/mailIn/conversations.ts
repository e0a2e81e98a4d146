import { DecisionRefused } from '../../decisions/decision.ts';
import { RequestRefused } from '@waymark/edge';
import type { Request } from '../../handling/commandRequest.ts';
import { deterministicId } from '../../streams/deterministicId.ts';
import type { ReplyPlace } from './addresses/signedAddress.ts';
import type { NamedAttachment, ReadMail } from './reading/readMail.ts';
import type { Conversations } from './receiving/receiveMail.ts';

type Deps = { readonly give: (request: Request) => Promise<unknown>; readonly clock: () => Date };

/**
 * Brings mails to the conversations as commands like any other. Their ids follow from the mail's
 * Message-ID: a mail that is delivered twice is one message.
 */
export function conversationsBy({ give, clock }: Deps): Conversations {
  const giveReply = (
    name: 'SendMailReply' | 'HoldReply',
    caller: Request['caller'],
    place: ReplyPlace,
    mail: ReadMail,
    more: object = {},
  ) => {
    const { workspaceId, processId, taskId } = place;
    const mailIn = [workspaceId, processId, taskId, mail.messageId];
    const commandId = deterministicId('mailIn', name, ...mailIn);
    return give({
      ...{ name, caller, workspaceId, commandId, basedOn: null },
      correlationId: commandId,
      payload: {
        ...{ processId, taskId, ...more },
        messageId: deterministicId('message by mail', ...mailIn),
        words: { text: mail.text, rest: withFiles(mail) },
      },
      now: clock().toISOString(),
      countedBy: ofMail(workspaceId),
    });
  };
  return {
    say: async (place, mail) => {
      const caller = { kind: 'account', accountId: place.accountId } as const;
      const why = await refusal(giveReply('SendMailReply', caller, place, mail));
      return why === null || isRepeat(why) ? 'said' : 'over';
    },
    refuse: async ({ workspaceId, ...place }, why) => {
      const now = clock();
      const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
      const { processId, taskId, accountId } = place;
      const messageId = deterministicId(
        ...['refused mail', workspaceId, processId, taskId, accountId],
        ...[why, hour],
      );
      await refusal(
        give({
          name: 'RefuseReply',
          caller: { kind: 'system', name: 'mailIn' },
          ...{ workspaceId, commandId: messageId, correlationId: messageId },
          payload: { ...place, messageId, why },
          ...{ basedOn: null, now: now.toISOString() },
          countedBy: ofMail(workspaceId),
        }),
      );
    },
    hold: async (place, mail) => {
      const caller = { kind: 'system', name: 'mailIn' } as const;
      const { from } = mail;
      const why = await refusal(giveReply('HoldReply', caller, place, mail, { from }));
      if (why === null || isRepeat(why)) return 'held';
      return why === 'too-many-held' ? 'too-many' : 'over';
    },
  };
}

/**
 * A mail is counted by where it leads; the networks that bring it were counted as it came
 * (`MailInLimits`).
 */
const ofMail = (workspaceId: string): Request['countedBy'] => ({
  concern: 'mail',
  of: workspaceId,
  address: null,
});

/**
 * The code by which a command was refused for good; null where it was not. @throws whatever another
 * try may mend
 */
async function refusal(given: Promise<unknown>): Promise<string | null> {
  try {
    await given;
    return null;
  } catch (error) {
    if (error instanceof DecisionRefused) return error.code;
    if (error instanceof RequestRefused && error.status < 429) return error.code;
    throw error;
  }
}

/**
 * It came before: as another try of the same server, or under an id that was used for other words.
 */
const isRepeat = (code: string): boolean =>
  code === 'idempotency-key-reused' || code.endsWith('-exists');

/** What was attached is named, since it is not taken over. */
function withFiles({ rest, files }: ReadMail): string | null {
  const named = files.map(fileLine).join('\n');
  return named === '' ? rest : [named, ...(rest === null ? [] : [rest])].join('\n\n');
}

const fileLine = ({ name, bytes }: NamedAttachment): string =>
  `[${name}, ${bytes < 2 ** 20 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 2 ** 20).toFixed(1)} MB`}]`;
