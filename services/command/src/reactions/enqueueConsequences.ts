import type { Actor, Stored } from '@waymark/events';
import type { PoolClient } from 'pg';
import { forgetSent } from '../keeping/drafts/answerDrafts.ts';
import { deterministicId } from '../streams/deterministicId.ts';
import type { NewsFor } from '../outbox/newsForPeople.ts';
import { keepKnown, putNews, releaseNews, wake, type Waking } from '../mail/schedule/postTables.ts';
import { enqueueJob, type CommandJob } from '../outbox/commandJob.ts';
import { takeHeldMails, type HeldFor } from './heldMails.ts';
import { leaving } from './leave.ts';
import { keepNamed, namedIn, placesNaming, type NamedThere } from './namedInPlans.ts';
import { enqueueMails } from '../outbox/outbox.ts';
import type { Consequence, Reaction } from './reaction.ts';
import type { withoutRepeats } from './withoutRepeats.ts';

export type EnqueueContext = {
  readonly unlessTold: ReturnType<typeof withoutRepeats>;
  readonly clock: () => Date;
};

/** What is younger, in ms, the mails have told or are about to tell. */
const OF_OLD = 2 * 86_400_000;

/** An event, and what a reaction says follows from it. */
export type ConsequencesOfEvent = { readonly event: Stored; readonly what: readonly Consequence[] };

/**
 * Puts what events call for into the outbox, or, what its receivers are told at a time of their
 * own, into their post, within the caller's transaction.
 */
export async function enqueueConsequences(
  client: PoolClient,
  reaction: Reaction,
  steps: readonly ConsequencesOfEvent[],
  how: EnqueueContext,
): Promise<void> {
  const wakings: Waking[] = [];
  for (const step of steps) wakings.push(...(await putOutOne(client, reaction, step, how)));
  await wake(client, wakings);
}

/**
 * Puts a command in, within the caller's transaction, to be given at once or at its time. Its id
 * follows from the event, the reaction and the step: put in or given twice it is done once.
 */
async function enqueueCommand(
  client: PoolClient,
  { id: eventId, metadata }: Stored,
  reaction: string,
  follows: Extract<Consequence, { kind: 'command' | 'timer' }>,
): Promise<void> {
  const { step, command } = follows;
  const { name, payload, workspaceId, basedOn, by, doneBy } = command;
  const commandId = deterministicId('follows', eventId, reaction, step);
  const job: CommandJob = {
    ...{ name, payload, workspaceId, commandId },
    caller: by ?? { kind: 'system', name: reaction },
    ...(doneBy && { doneBy }),
    correlationId: metadata.correlationId,
    causationId: eventId,
    basedOn: basedOn === undefined ? null : String(basedOn),
  };
  if (follows.kind === 'timer') await enqueueJob(client, job, `timer:${follows.key}`, follows.at);
  else await enqueueJob(client, job);
}

/** Answers whose post is to be woken. */
async function putOutOne(
  client: PoolClient,
  { name }: Reaction,
  { event, what: consequences }: ConsequencesOfEvent,
  { unlessTold, clock }: EnqueueContext,
): Promise<readonly Waking[]> {
  const { at } = event.metadata;
  const wakings: Waking[] = [];
  const news = consequences.flatMap((each) => (each.kind === 'news' ? [each.news] : []));
  for (const each of await unlessTold(news))
    wakings.push(...(await putNews(client, newsId(event, each), each, at)));
  for (const each of consequences)
    switch (each.kind) {
      case 'news':
        break;
      case 'mail':
        await enqueueMails(client, [each.mail]);
        break;
      case 'known':
        if (clock().getTime() - Date.parse(at) >= OF_OLD)
          wakings.push(...(await keepKnown(client, each.work, at)));
        break;
      case 'release':
        wakings.push(...(await release(client, event, each.held)));
        break;
      case 'sent':
        await forgetSent(client, each.draft, at);
        break;
      case 'named':
        await keepNamed(client, each.named);
        break;
      case 'left': {
        const { workspaceId, accountId } = each.left;
        const places = await placesNaming(client, workspaceId, accountId);
        const named = places.map((place) => ({ ...place, accountId }));
        await giveUp({ client, reaction: name, event }, named, each.doneBy);
        break;
      }
      case 'back': {
        const people = await namedIn(client, each.plan);
        const named = people.map((accountId) => ({ ...each.plan, accountId }));
        await giveUp({ client, reaction: name, event }, named, each.doneBy);
        break;
      }
      case 'command':
      case 'timer':
        await enqueueCommand(client, event, name, each);
        break;
      default:
        each satisfies never;
    }
  return wakings;
}

type Out = { readonly client: PoolClient; readonly reaction: string; readonly event: Stored };

/** One command for each place; what somebody keeps, who is there after all, is decided by it. */
async function giveUp(
  { client, reaction, event }: Out,
  named: readonly NamedThere[],
  doneBy: Actor,
): Promise<void> {
  for (const each of named)
    await enqueueCommand(client, event, reaction, {
      kind: 'command',
      step: `leave ${each.kind} ${each.id} ${each.accountId}`,
      command: leaving(each, doneBy),
    });
}

const newsId = ({ id }: Stored, { to, about }: NewsFor): string =>
  deterministicId(
    ...['news', id, to, about.kind ?? ''],
    ...[about.processId ?? '', about.taskId ?? ''],
  );

/** What was held for somebody, by this version or the one before, is told from now on. */
async function release(
  client: PoolClient,
  event: Stored,
  held: HeldFor,
): Promise<readonly Waking[]> {
  const { workspaceId, clientId, to } = held;
  const { at } = event.metadata;
  const receiver = { workspaceId, accountId: to };
  const wakings = [...(await releaseNews(client, receiver, clientId, at))];
  for (const processId of await takeHeldMails(client, held)) {
    const news: NewsFor = {
      ...{ to, workspaceId, heldFor: null },
      about: { kind: 'turn', processId, begins: true },
    };
    wakings.push(...(await putNews(client, newsId(event, news), news, at)));
  }
  return wakings;
}
