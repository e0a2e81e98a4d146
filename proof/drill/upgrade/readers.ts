import { setTimeout as delay } from 'node:timers/promises';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { BALLAST, type Ballast } from './ballast.ts';

/** What readers were answered while the program was exchanged. */
export type Reads = {
  readonly reads: number;
  /** Not answered with 200, in words. */
  readonly failed: readonly string[];
  /** Answered with fewer rows than there are, in words. */
  readonly short: readonly string[];
  /** The longest wait, in milliseconds. */
  readonly longest: number;
};

type Options = {
  readonly url: () => string;
  readonly signingSecret: string;
  readonly accountId: string;
  /** A workspace that is worked in: its lists change, but none is ever empty. */
  readonly workspaceId: string;
  readonly ballast: Ballast;
  /** Between two reads of one list, in milliseconds; default: hardly. */
  readonly pause?: number | undefined;
  readonly signal: AbortSignal;
};

/** Reads every list again and again, until the signal aborts. */
export async function readAllTheTime({
  url,
  signingSecret,
  accountId,
  workspaceId,
  ballast,
  pause = 20,
  signal,
}: Options): Promise<Reads> {
  const failed: string[] = [];
  const short: string[] = [];
  let reads = 0;
  let longest = 0;
  const read = async (resource: string, workspace: string, least: number) => {
    while (!signal.aborted) {
      const began = performance.now();
      const { status, total, body } = await asked(resource, workspace);
      longest = Math.max(longest, performance.now() - began);
      reads += 1;
      const what = `${resource} of ${workspace === BALLAST ? 'the ballast' : 'the scene'}`;
      if (status !== 200) failed.push(`${what} was answered ${status}: ${body}`);
      else if (total < least) short.push(`${what}: ${total} of ${least}`);
      await delay(pause);
    }
  };
  const asked = async (resource: string, workspace: string) => {
    const who = { accountId, sid: 'drill' };
    const { accessToken } = signAccessToken(signingSecret, who, new Date());
    const answer = await fetch(`${url()}/api/${resource}?range=[0,9]`, {
      headers: { Authorization: `Bearer ${accessToken}`, [headers.workspace]: workspace },
    });
    const total = answer.headers.get('Content-Range')?.split('/')[1] ?? -1;
    const body = (await answer.text()).slice(0, 200);
    return { status: answer.status, total: Number(total), body };
  };
  await Promise.all([
    ...Object.entries(ballast).map(([name, rows]) => read(name, BALLAST, rows)),
    ...['blueprints', 'executions', 'tasks', 'people', 'history'].map((name) =>
      read(name, workspaceId, 1),
    ),
  ]);
  return { reads, failed, short, longest };
}
