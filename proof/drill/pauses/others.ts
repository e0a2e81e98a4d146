import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandReply, headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import type { CallersScene } from '../callers/setTheScene.ts';
import type { Ledger } from '../ledger.ts';
import type { Front } from './pair.ts';

/** Between two of the same kind, in milliseconds. */
const EVERY = 150;
const CODE_EVERY = 3_000;
/** What takes longer has no answer, in milliseconds. */
const PATIENCE = 60_000;

/** More connections are not kept, since so much is asked at once. */
const MOST_KEPT = 4;

/**
 * How long what was asked meanwhile took, the longest of each kind in milliseconds, and how often.
 */
export type LongestWaits = Readonly<Record<Kind, { longest: number; times: number }>>;
const kinds = ['reads', 'own writes', 'changes', 'codes'] as const;
type Kind = (typeof kinds)[number];

type Options = {
  readonly front: Front;
  readonly scene: CallersScene;
  readonly ledger: Ledger;
  readonly signingSecret: string;
};

/**
 * People beside: they read, read what they just wrote, change something, and ask for a code to sign
 * in.
 */
export class Others {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Asks until the signal aborts. Each has to be answered well: to whom a service that stands still
   * says nothing is not asked for here.
   */
  async ask(signal: AbortSignal): Promise<LongestWaits> {
    const waits = Object.fromEntries(
      kinds.map((kind) => [kind, { longest: 0, times: 0 }]),
    ) as Record<Kind, { longest: number; times: number }>;
    const { front, ledger, scene } = this.#options;
    const timed = async (kind: Kind, url: string, init: RequestInit = {}) => {
      const since = performance.now();
      // Kept connections may have been cut at the change before: browsers ask once more, on another
      // one.
      let answer = await this.#once(url, init);
      for (let kept = 0; answer === null && kept < MOST_KEPT; kept++)
        answer = await this.#once(url, init);
      const took = performance.now() - since;
      const of = waits[kind];
      of.times += 1;
      of.longest = Math.max(of.longest, took);
      if (answer === null || !answer.ok)
        ledger.violation(
          `${kind} of others: ${answer?.status ?? 'no answer'} ${answer?.body ?? ''} after ${Math.round(took)} ms`,
        );
      return answer;
    };
    const again = async (every: number, act: () => Promise<unknown>) => {
      while (!signal.aborted) {
        await act();
        await delay(every, undefined, { signal }).catch(() => undefined);
      }
    };
    let position = '0';
    await Promise.all([
      again(EVERY, () => timed('reads', `${front.projectorUrl}/api/tasks`)),
      again(EVERY, () =>
        timed('own writes', `${front.projectorUrl}/api/clients?after=${position}`),
      ),
      again(EVERY, async () => {
        const payload = { clientId: scene.world.clientId, name: scene.world.text('Meanwhile') };
        const commandId = randomUUID();
        const answer = await timed('changes', `${front.commandUrl}/api/commands/RenameClient`, {
          method: 'POST',
          body: JSON.stringify(payload),
          headers: { [headers.idempotencyKey]: commandId },
        });
        if (!answer?.ok) return;
        const reply = commandReply.parse(JSON.parse(answer.body));
        ({ position } = reply);
        const { accountId } = scene.staff[0] ?? { accountId: '' };
        ledger.note({
          ...{ name: 'RenameClient', payload, accountId, commandId },
          answer: { reply },
        });
      }),
      again(CODE_EVERY, () =>
        timed('codes', `${front.commandUrl}/api/session/code`, {
          method: 'POST',
          body: JSON.stringify({ email: `${randomUUID()}@drill.example` }),
        }),
      ),
    ]);
    return waits;
  }

  async #once(url: string, init: RequestInit) {
    const { scene, signingSecret } = this.#options;
    const { accountId } = scene.staff[0] ?? { accountId: '' };
    const { accessToken } = signAccessToken(signingSecret, { accountId, sid: 'drill' }, new Date());
    try {
      const answer = await fetch(url, {
        ...init,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${accessToken}`,
          [headers.workspace]: scene.world.workspaceId,
          ...(init.headers as Record<string, string> | undefined),
        },
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { ok, status } = answer;
      return { ok, status, body: await answer.text() };
    } catch {
      return null;
    }
  }
}
