import { refusalText } from '@waymark/api/problems';
import { overloaded, RequestRefused } from '@waymark/edge';

/** On whose behalf something is done. */
export type OnBehalf = { readonly workspaceId: string; readonly accountId: string };

/** How many may wait of one workspace, and of all together. */
export const MOST_WAITING = 4;
const MOST_WAITING_IN_ALL = 200;

type WaitingTurn = { readonly accountId: string; readonly start: () => void };

/**
 * Shares few slots among many: one slot at a time for each workspace and each account, however many
 * they ask for, so that with two slots or more nobody alone holds everybody up; the workspaces that
 * wait take turns.
 */
export class FairTurns {
  readonly #slots: number;
  /** Workspaces and accounts that hold a slot. */
  readonly #busy = new Set<string>();
  /** Who waits, by workspace; the workspace whose turn is next stands first. */
  readonly #waiting = new Map<string, WaitingTurn[]>();
  #taken = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  /**
   * Does the work when it is their turn. @throws RequestRefused 429 `too-many-imports` where as
   * many wait already as may; 503 `overloaded` where too many workspaces do
   */
  async take<Result>(
    { workspaceId, accountId }: OnBehalf,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await new Promise<void>((start, refuse) => {
      const queue = this.#waiting.get(workspaceId) ?? [];
      if (queue.length >= MOST_WAITING) return refuse(tooMany());
      if (this.#waitingInAll() >= MOST_WAITING_IN_ALL) return refuse(overloaded());
      queue.push({ accountId, start });
      this.#waiting.set(workspaceId, queue);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#busy.delete(`workspace ${workspaceId}`);
      this.#busy.delete(`account ${accountId}`);
      this.#taken -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [workspaceId, queue] of [...this.#waiting]) {
      if (this.#taken >= this.#slots) return;
      if (this.#busy.has(`workspace ${workspaceId}`)) continue;
      const at = queue.findIndex(({ accountId }) => !this.#busy.has(`account ${accountId}`));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (next === undefined) continue;
      this.#waiting.delete(workspaceId);
      if (queue.length > 0) this.#waiting.set(workspaceId, queue);
      this.#busy.add(`workspace ${workspaceId}`);
      this.#busy.add(`account ${next.accountId}`);
      this.#taken += 1;
      next.start();
    }
  }

  #waitingInAll(): number {
    return [...this.#waiting.values()].reduce((sum, q) => sum + q.length, 0);
  }
}

const tooMany = () =>
  new RequestRefused({
    status: 429,
    code: 'too-many-imports',
    detail: refusalText('checklistsWait', MOST_WAITING),
    field: 'source',
    headers: { 'Retry-After': '2' },
  });
