import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers, problemSchema } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { z } from 'zod';
import type { FaultTools } from './fault.ts';

/** After this, a request counts as one that hangs, in milliseconds. */
const PATIENCE = 20_000;
const EVERY = 100;

export type SeenAnswers = {
  readonly commands: Map<number, number>;
  /** Codes by which commands were told to come again. */
  readonly refusals: Set<string>;
  readonly reads: Map<number, number>;
  /** Reads that were marked as possibly old. */
  stale: number;
  /** Looks at `/readyz` that were answered with 200, and with 503. */
  readonly ready: Record<Service, number>;
  readonly unready: Record<Service, number>;
  /** What they said to be missing. */
  readonly problems: Record<Service, Set<string>>;
};
type Service = 'command' | 'projector';

/**
 * Gives commands, reads, and looks at readiness while `during` runs; each command has to be taken
 * or refused, or be told to come again, and no request may hang. `during` may look at what has been
 * seen so far; `down` names the services that are not there at all meanwhile.
 */
export async function watch(
  tools: FaultTools,
  during: (seen: SeenAnswers) => Promise<void>,
  down: readonly Service[] = [],
): Promise<SeenAnswers> {
  const seen: SeenAnswers = {
    commands: new Map(),
    refusals: new Set(),
    reads: new Map(),
    stale: 0,
    ready: { command: 0, projector: 0 },
    unready: { command: 0, projector: 0 },
    problems: { command: new Set(), projector: new Set() },
  };
  const over = new AbortController();
  const repeat = async (look: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await look();
      await delay(EVERY);
    }
  };
  const { commandUrl, projectorUrl } = tools.stack;
  const looking = Promise.all([
    ...(down.includes('command')
      ? []
      : [repeat(() => command(tools, seen)), repeat(() => readiness(commandUrl, 'command', seen))]),
    ...(down.includes('projector')
      ? []
      : [
          repeat(() => read(tools, seen)),
          repeat(() => readiness(projectorUrl, 'projector', seen)),
        ]),
  ]);
  try {
    await during(seen);
  } finally {
    over.abort();
    await looking;
  }
  return seen;
}

/**
 * One renaming; if it is told to come again it is given again, later, until it is known what became
 * of it.
 */
async function command(tools: FaultTools, seen: SeenAnswers): Promise<void> {
  const { scene, ledger, stack, owner } = tools;
  const { accountId } = owner;
  const commandId = randomUUID();
  const { clientId } = scene.world;
  const payload = { clientId, name: scene.world.text('Watched') };
  for (const until = performance.now() + 90_000; performance.now() < until;) {
    const answer = await ask(
      tools,
      'RenameClient',
      `${stack.commandUrl}/api/commands/RenameClient`,
      {
        method: 'POST',
        body: JSON.stringify(payload),
        headers: { 'Content-Type': 'application/json', [headers.idempotencyKey]: commandId },
      },
    );
    if (answer !== null) {
      count(seen.commands, answer.status);
      if (answer.status < 500) {
        const body: unknown = JSON.parse(answer.body);
        ledger.note({
          name: 'RenameClient',
          payload,
          accountId,
          commandId,
          answer:
            answer.status === 200 ? { reply: commandReply.parse(body) } : problemSchema.parse(body),
        });
        return;
      }
      seen.refusals.add(refusalOf(answer.body));
    }
    await delay(EVERY);
  }
  ledger.violation(`RenameClient ${commandId} was never answered`);
}

async function read(tools: FaultTools, seen: SeenAnswers): Promise<void> {
  const { projectorUrl } = tools.stack;
  const answer = await ask(tools, 'a read', `${projectorUrl}/api/clients`);
  if (answer === null) return;
  count(seen.reads, answer.status);
  if (answer.stale) seen.stale++;
}

async function readiness(
  url: string,
  service: Service,
  { ready, unready, problems }: SeenAnswers,
): Promise<void> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => null,
  );
  if (answer?.status === 200) ready[service]++;
  if (answer?.status !== 503) return;
  unready[service]++;
  const said = readySchema.parse(await answer.json());
  for (const problem of said.problems) problems[service].add(problem);
}

/** A proxy's answer, as where the service is away, has no code. */
const refusalOf = (body: string): string => {
  const found = /"code":"([a-z-]+)"/.exec(body);
  return found?.[1] ?? 'none';
};

const readySchema = z.object({ problems: z.array(z.string()) });

/** Null when there was no answer, which is told as a violation, as is any 5xx but an honest 503. */
async function ask(
  { stack, scene, owner, ledger }: FaultTools,
  what: string,
  url: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
) {
  const { accessToken } = signAccessToken(
    stack.signingSecret,
    { accountId: owner.accountId, sid: 'drill' },
    new Date(),
  );
  try {
    const answer = await fetch(url, {
      ...init,
      headers: {
        ...init.headers,
        Authorization: `Bearer ${accessToken}`,
        [headers.workspace]: scene.world.workspaceId,
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = await answer.text();
    const honest = answer.status === 503 && answer.headers.get('Retry-After') !== null;
    if (answer.status >= 500 && !honest)
      ledger.violation(`${what} was answered ${answer.status}: ${body}`);
    return { status: answer.status, body, stale: answer.headers.get(headers.stale) !== null };
  } catch (error) {
    ledger.violation(`${what} got no answer: ${String(error)}`);
    return null;
  }
}

const count = (counts: Map<number, number>, status: number) =>
  counts.set(status, (counts.get(status) ?? 0) + 1);

const counted = (counts: ReadonlyMap<number, number>) =>
  [...counts].map(([status, n]) => `${status} ×${n}`).join(', ') || 'none';

/** In a few words. */
export const describeSeen = ({ commands, reads, stale, unready }: SeenAnswers): string =>
  `commands ${counted(commands)}; reads ${counted(reads)}, ${stale} marked stale; not ready ${unready.command + unready.projector} times`;
