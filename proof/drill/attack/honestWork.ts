import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers } from '@waymark/api';
import { Attacker, type AttackAnswer, type AttackRequest } from './ask.ts';
import { LiveLine } from './liveLine.ts';
import { authorized, type Tenant } from './tenant.ts';

/**
 * How often somebody of the tenant asks for something, in milliseconds: a team of dozens at work.
 */
const EVERY = 25;
/** What takes longer is no answer, in milliseconds. */
const PATIENCE = 60_000;

/**
 * What is measured, in milliseconds each: reads, changes, and the time from a change's answer until
 * all open pages heard of it.
 */
export const kinds = ['reads', 'changes', 'news'] as const;
export type HonestKind = (typeof kinds)[number];
export type HonestWork = Readonly<Record<HonestKind, readonly number[]>> & {
  /** What was not done, in words. */
  readonly failed: readonly string[];
};

/**
 * Reads and changes as a team at work does, until the signal aborts; waits for nobody, so that a
 * slow answer is not hidden.
 */
export async function honestWork(tenant: Tenant, signal: AbortSignal): Promise<HonestWork> {
  const team = new Attacker(tenant.address, 60);
  const pages = Array.from({ length: 3 }, () => new LiveLine(tenant));
  const times = { reads: [], changes: [], news: [] } as Record<HonestKind, number[]>;
  const failed: string[] = [];
  const underWay = new Set<Promise<void>>();
  let after = '0';
  const once = async (n: number) => {
    const isChange = n % 4 === 0;
    const [site, asked] = isChange
      ? ([tenant.commandUrl, change(tenant, n)] as const)
      : ([tenant.projectorUrl, read(tenant, n, after)] as const);
    const answer = await inTime(askAsBrowsersDo(team, site, asked));
    if (answer?.status !== 200) {
      const { status, body } = answer ?? { status: 'no answer', body: '' };
      failed.push(`${asked.path}: ${status} ${body.slice(0, 120)}`);
      return;
    }
    times[isChange ? 'changes' : 'reads'].push(answer.ms);
    if (!isChange) return;
    const { position } = commandReply.parse(JSON.parse(answer.body));
    after = position;
    const since = performance.now();
    const news = Promise.all(pages.map((page) => page.heardOf(BigInt(position))));
    if ((await inTime(news)) === null) failed.push('a page heard of no change');
    else times.news.push(performance.now() - since);
  };
  for (let n = 0; !signal.aborted; n++) {
    const asking = once(n).finally(() => underWay.delete(asking));
    underWay.add(asking);
    await delay(EVERY, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(underWay);
  for (const page of pages) page.close();
  team.leave();
  return { ...times, failed };
}

/** Null when it takes too long. */
const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, delay(PATIENCE, null, { ref: false })]);

/**
 * A kept connection may be closed at the very moment that it is used: browsers ask once more, on
 * another one.
 */
async function askAsBrowsersDo(
  team: Attacker,
  site: string,
  asked: AttackRequest,
): Promise<AttackAnswer> {
  const first = await team.ask(site, asked);
  if (first.status !== 0) return first;
  const again = await team.ask(site, asked);
  return { ...again, ms: first.ms + again.ms };
}

function change(tenant: Tenant, n: number): AttackRequest {
  const plan = { kind: 'process', id: tenant.processId };
  const taskId = tenant.taskIds[n % tenant.taskIds.length];
  return {
    path: '/api/commands/SetTaskHeadline',
    body: JSON.stringify({ plan, taskId, headline: `Headline ${n}` }),
    headers: { ...authorized(tenant), [headers.idempotencyKey]: randomUUID() },
  };
}

function read(tenant: Tenant, n: number, after: string): AttackRequest {
  const ofPlan = encodeURIComponent(JSON.stringify({ planId: tenant.processId }));
  const range = encodeURIComponent('[0,24]');
  const paths = [
    `/api/tasks?filter=${ofPlan}&range=${range}&after=${after}`,
    `/api/executions?range=${range}`,
    `/api/executions/${tenant.processId}`,
    `/api/modules?filter=${ofPlan}`,
    `/api/history?filter=${ofPlan}&range=${range}`,
    '/api/me',
    `/api/tasks?range=${range}&after=${after}`,
  ];
  return { path: paths[n % paths.length] ?? '', headers: authorized(tenant) };
}
