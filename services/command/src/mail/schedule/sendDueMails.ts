import { setTimeout as delay } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import { mailSettingsOf, type MailChoices } from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Lookups } from '../lookups/lookups.ts';
import type { EventMail } from '../../outbox/mailJob.ts';
import { enqueueMails } from '../../outbox/outbox.ts';
import type { PostHabits } from './habits.ts';
import { mailOfNews } from './mailOfNews.ts';
import {
  dropNews,
  keepPost,
  keepTold,
  takeDue,
  toldTo,
  waitingFor,
  type PostOwner,
  type ToldOfTasks,
  type WaitingNews,
} from './postTables.ts';
import { recordLook } from './record.ts';
import { dueNote } from './reminders.ts';
import { selectDueNews } from './selectDueNews.ts';
import { standingOf, type ProcessStanding } from './standing.ts';
import { talksOf } from './talkOfNews.ts';
import { explained, type AskCame } from './explained.ts';
import type { Before } from './whatGoesOut.ts';

/** How often is looked for who is due, in ms. */
const ROUND = 500;
/** After a failure the post of that person waits so long, in ms; all others go on. */
const PAUSE_OF_ONE = 5 * 60_000;

export type DueMailsContext = {
  readonly pool: Pool;
  readonly lookups: Lookups;
  readonly mailsOf: (accountId: string) => Promise<MailChoices>;
  readonly habits: PostHabits;
  /**
   * Of the instance: who is known by no zone is mailed by it, and the days of a workspace that has
   * set none go by it.
   */
  readonly timeZone: string;
  readonly clock: () => Date;
  readonly logger: Logger;
};

/**
 * Looks at the post of everybody who is due; answers to how many. What one person's post stumbles
 * over keeps no other's back.
 */
export async function sendDueMails(context: DueMailsContext): Promise<number> {
  for (let looked = 0; ; looked += 1) {
    const client = await context.pool.connect();
    let receiver: (PostOwner & { before: Before }) | null = null;
    try {
      await client.query('BEGIN');
      receiver = await takeDue(client, context.clock());
      if (receiver !== null) await deliver(client, receiver, context);
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      // An open transaction is undone with its connection.
      client.release(true);
      if (receiver === null) throw error;
      await putOff(receiver, error, context);
    }
    if (receiver === null) return looked;
  }
}

async function putOff(
  { workspaceId, accountId }: PostOwner,
  error: unknown,
  { pool, clock, logger }: DueMailsContext,
): Promise<void> {
  logger.error(
    { err: errorForLog(error), workspaceId, accountId },
    'the post of somebody could not be sorted; it is tried again',
  );
  await pool.query(
    'UPDATE identity.post SET look_at = $3 WHERE workspace_id = $1 AND account_id = $2',
    [workspaceId, accountId, new Date(clock().getTime() + PAUSE_OF_ONE)],
  );
}

/**
 * Decides on one person's post and puts what goes out into the outbox, all in the caller's
 * transaction.
 */
async function deliver(
  client: PoolClient,
  { before, ...receiver }: PostOwner & { readonly before: Before },
  { lookups, mailsOf, habits, timeZone, clock }: DueMailsContext,
): Promise<void> {
  const { workspaceId, accountId } = receiver;
  const now = clock().getTime();
  const [waiting, told, mails, workspace] = [
    await waitingFor(client, receiver),
    await toldTo(client, receiver),
    await mailsOf(accountId),
    await lookups.workspace(workspaceId),
  ];
  const processes = new Set([
    ...told.keys(),
    ...waiting.flatMap(({ processId }) => processId ?? []),
  ]);
  const standings = new Map<string, ProcessStanding | null>();
  for (const processId of processes)
    standings.set(
      processId,
      await standingOf(workspace, workspaceId, processId, accountId, lookups),
    );
  const talked = await talksOf(receiver, waiting, lookups);
  const chosen = mailSettingsOf(mails, habits.settings);
  const settings = { ...chosen, timeZone: chosen.timeZone ?? timeZone };
  const zone = workspace.timeZone ?? timeZone;
  const sorted = selectDueNews({
    ...{ receiver, waiting, told, standings, talked, settings, zone, before },
    now,
    stops: [...mails.stopped.values()],
    gathering: habits.gathering,
  });
  const today = dayIn(zone, now);
  const askCame: AskCame = (processId, taskIds) =>
    lookups.turnsCame(workspaceId, processId, taskIds);
  const letters: EventMail[] = [];
  for (const { outgoing, news: bare } of sorted.letters) {
    const news = await explained(bare, askCame);
    const facts = { receiver, workspace, standings, told, today, news };
    const { why, apart } = outgoing;
    const letter = mailOfNews({ ...facts, why, apart });
    if (letter !== null) letters.push(letter);
  }
  await enqueueMails(client, letters);
  await dropNews(client, sorted.settled);
  const toldNow = sorted.letters.flatMap(({ news }) => news);
  for (const [processId, standing] of standings)
    await keepTold(
      client,
      receiver,
      processId,
      toldAfter(told.get(processId), standing, toldNow, today),
    );
  await recordLook(client, receiver, sorted, now);
  await keepPost(client, receiver, sorted.before, sorted.lookAt);
}

/**
 * What somebody has been told of a process, with what was told now; null where nothing of it lies
 * with them.
 */
function toldAfter(
  before: ToldOfTasks | undefined,
  standing: ProcessStanding | null,
  news: readonly WaitingNews[],
  today: string,
): ToldOfTasks | null {
  if (standing === null) return null;
  const { process, theirs } = standing;
  const about = news.filter(
    ({ kind, processId }) => kind === 'turn' && processId === process.processId,
  );
  if (before === undefined && about.length === 0) return null;
  const said = new Set(about.map(({ taskId }) => taskId));
  return Object.fromEntries(
    theirs.map(({ taskId, dueDate }) => {
      const known = before?.[taskId] ?? [];
      if (about.length === 0) return [taskId, known];
      const note = said.has(taskId) || said.has(null) ? dueNote(dueDate, today) : null;
      return [taskId, [...new Set([...known, 'turn', ...(note === null ? [] : [note])])]];
    }),
  );
}

/** Delivers what is due again and again, until the signal aborts. */
export async function keepSendingDueMails(
  context: DueMailsContext,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sendDueMails(context).catch((error: unknown) => {
      if (!signal.aborted)
        context.logger.warn(
          { err: errorForLog(error) },
          'the post could not be looked at; it is tried again',
        );
    });
    await delay(ROUND, undefined, { signal }).catch(() => undefined);
  }
}
