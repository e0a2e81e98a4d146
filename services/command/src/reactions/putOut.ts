import type { Actor, Stored } from '@waymark/events';
import type { PoolClient } from 'pg';
import { forgetSent } from '../drafts/answerDrafts.ts';
import { deterministicId } from '../identity/deterministicId.ts';
import type { NewsFor } from '../post/newsForPeople.ts';
import { keepKnown, putNews, releaseNews } from '../post/postTables.ts';
import { enqueueCommand } from './commandJob.ts';
import { takeHeldMails, type HeldFor } from './heldMails.ts';
import { leaving } from './leave.ts';
import {
  keepNamed,
  namedIn,
  plansNaming,
  type NamedThere,
} from './namedInPlans.ts';
import { enqueueMails } from './outbox.ts';
import type { Consequence, Reaction } from './reaction.ts';
import type { withoutRepeats } from './withoutRepeats.ts';

export type PuttingOut = {
  readonly unlessTold: ReturnType<typeof withoutRepeats>;
  readonly clock: () => Date;
};

/** What is younger, in ms, the mails have told or are about to tell. */
const OF_OLD = 2 * 86_400_000;

/**
 * Puts what an event calls for into the outbox, or, what its receivers are told at a time of their own, into their post, within
 * the caller's transaction.
 */
export async function putOut(
  client: PoolClient,
  { name }: Reaction,
  event: Stored,
  consequences: readonly Consequence[],
  { unlessTold, clock }: PuttingOut,
): Promise<void> {
  const { at } = event.metadata;
  const news = consequences
    .flatMap((each) => (each.kind === 'news' ? [each.news] : []))
    // Whoever locks several people's post does so in one order.
    .sort((a, b) => (a.to < b.to ? -1 : 1));
  for (const each of await unlessTold(news))
    await putNews(client, newsId(event, each), each, at);
  for (const each of consequences)
    switch (each.kind) {
      case 'news':
        break;
      case 'mail':
        await enqueueMails(client, [each.mail]);
        break;
      case 'known':
        if (clock().getTime() - Date.parse(at) >= OF_OLD)
          await keepKnown(client, each.work, at);
        break;
      case 'release':
        await release(client, event, each.held);
        break;
      case 'sent':
        await forgetSent(client, each.draft, at);
        break;
      case 'named':
        await keepNamed(client, each.named);
        break;
      case 'left': {
        const { workspaceId, accountId } = each.left;
        const plans = await plansNaming(client, workspaceId, accountId);
        const named = plans.map((plan) => ({ ...plan, accountId }));
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
}

type Out = {
  readonly client: PoolClient;
  readonly reaction: string;
  readonly event: Stored;
};

/** One command for each plan; what somebody keeps, who is there after all, is decided by it. */
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
): Promise<void> {
  const { workspaceId, clientId, to } = held;
  const { at } = event.metadata;
  const receiver = { workspaceId, accountId: to };
  await releaseNews(client, receiver, clientId, at);
  for (const processId of await takeHeldMails(client, held)) {
    const news: NewsFor = {
      ...{ to, workspaceId, heldFor: null },
      about: { kind: 'turn', processId, begins: true },
    };
    await putNews(client, newsId(event, news), news, at);
  }
}
