import type { RefusedReply } from '@waymark/events';
import type { ReplyPlace } from '../addresses/signedAddress.ts';
import type { MailInLimits } from './mailInLimits.ts';
import type { IncomingMailOutcome } from './incomingMailOutcome.ts';
import type { MailReaders } from '../reading/mailReaders.ts';
import type { ReadMail } from '../reading/readMail.ts';

/** A mail that came by SMTP. */
export type Arrived = {
  readonly raw: Uint8Array;
  /** '' for what asks for no answer. */
  readonly envelopeSender: string;
  /** What the addresses that it was sent to are for; one at least. */
  readonly places: readonly ReplyPlace[];
  /** Of the other end of the connection. */
  readonly address: string;
};

/** The port to the conversations. */
export type Conversations = {
  /**
   * Says it as the person whose address it was sent to. Given twice it is said once. @throws
   * Refused, DecisionRefused where they may not
   */
  say(place: ReplyPlace, mail: ReadMail): Promise<'said' | 'over'>;
  /** Keeps it until somebody of the team has looked at it: it sets nothing and moves no turn. */
  hold(place: ReplyPlace, mail: ReadMail): Promise<'held' | 'over' | 'too-many'>;
  /**
   * Says to the team that a mail could not be taken; of the same that comes again and again once an
   * hour.
   */
  refuse(place: ReplyPlace, why: RefusedReply): Promise<void>;
};

type Deps = {
  readonly domain: string;
  readonly readers: Pick<MailReaders, 'read'>;
  readonly limits: Pick<MailInLimits, 'mayReach' | 'mayHoldSeeming'>;
  /** Their address, null for who is gone. */
  readonly emailOf: (accountId: string) => Promise<string | null>;
  readonly conversations: Conversations;
};

/**
 * Takes a mail in: reads it aside, lets go of what no person wrote, and brings what one did to its
 * conversation. Only the receiver's own address speaks for the receiver; whatever comes from
 * another, or seems to be an automatic answer, waits for approval. Of mails that only seem a
 * machine's some wait each day, so that two machines that answer one another come to an end.
 */
export async function receiveMail(
  { raw, envelopeSender, places, address }: Arrived,
  { domain, readers, limits, emailOf, conversations }: Deps,
): Promise<IncomingMailOutcome> {
  const answer = await readers.read(
    { raw, envelopeSender, domain },
    { workspaceId: places[0]?.workspaceId ?? '', address },
  );
  if (answer.kind !== 'mail') return answer;
  const { mail } = answer;
  const { seems } = mail;
  const brought = async (place: ReplyPlace, isTheirs: boolean): Promise<IncomingMailOutcome> => {
    if (!(await limits.mayReach(place))) return { kind: 'too-many' };
    if (isTheirs && seems !== 'responder') return { kind: await conversations.say(place, mail) };
    if (seems !== null && !(await limits.mayHoldSeeming(place)))
      return { kind: 'machine', sign: seems };
    return { kind: await conversations.hold(place, mail) };
  };
  const outcomes: IncomingMailOutcome[] = [];
  for (const [first, ...others] of byConversation(places)) {
    let place = first;
    let isTheirs = false;
    for (const each of [first, ...others])
      if (!isTheirs && (await emailOf(each.accountId)) === mail.from.address)
        [place, isTheirs] = [each, true];
    outcomes.push(await brought(place, isTheirs));
  }
  // The sender's server is told once: what was taken anywhere must not come again.
  const rank = ['said', 'held', 'machine', 'too-many', 'over'];
  return outcomes.sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))[0]!;
}

type Some = readonly [ReplyPlace, ...ReplyPlace[]];

/** Who answers to all writes to several addresses of one conversation, and says one thing. */
function byConversation(places: readonly ReplyPlace[]): Some[] {
  const groups = new Map<string, Some>();
  for (const place of places) {
    const key = JSON.stringify([place.workspaceId, place.processId, place.taskId]);
    const group = groups.get(key);
    groups.set(key, group === undefined ? [place] : [...group, place]);
  }
  return [...groups.values()];
}
