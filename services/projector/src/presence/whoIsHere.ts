import type { PersonHere, PresenceReport } from '@waymark/api';
import { PRESENCE_EVERY } from '@waymark/api/presenceTimes';

/** Who has said nothing for so long has gone, in milliseconds: two reports may get lost. */
export const LASTS = 3 * PRESENCE_EVERY;
/** Windows of one person that are kept in mind. */
const MOST_WINDOWS = 20;

/** What a window said, and who sits before it. */
export type Reported = PresenceReport & {
  readonly workspaceId: string;
  readonly accountId: string;
};

type Window = { readonly here: PersonHere; readonly until: number };
/** Their windows, the one that spoke longest ago first. */
type Windows = Map<string, Window>;

/**
 * Who is where in which workspace (PRODUCT 14). Nothing of it is kept: what is lost is said again
 * within a moment. `now`: milliseconds that only grow.
 */
export class WhoIsHere {
  readonly #now: () => number;
  /** By workspace, then by account. */
  readonly #workspaces = new Map<string, Map<string, Windows>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns whether that changes what others see */
  take({ workspaceId, accountId, windowId, ...where }: Reported): boolean {
    const people = this.#workspaces.get(workspaceId) ?? new Map();
    const windows: Windows = people.get(accountId) ?? new Map();
    const before = windows.get(windowId)?.here;
    windows.delete(windowId);
    const { planId } = where;
    if (planId !== null)
      windows.set(windowId, { here: { ...where, planId, accountId }, until: this.#now() + LASTS });
    const [eldest] = windows.keys();
    if (windows.size > MOST_WINDOWS && eldest !== undefined) windows.delete(eldest);
    this.#keep(workspaceId, people, accountId, windows);
    return JSON.stringify(before) !== JSON.stringify(windows.get(windowId)?.here);
  }

  /** Everybody in a workspace, one entry a window, in the order of their ids. */
  in(workspaceId: string): PersonHere[] {
    const people = this.#workspaces.get(workspaceId) ?? new Map();
    return [...people.values()]
      .flatMap((windows: Windows) => [...windows.values()].map(({ here }) => here))
      .sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
  }

  /** Forgets who has said nothing for too long. @returns the workspaces where somebody has gone */
  sweep(): string[] {
    const now = this.#now();
    const left = new Set<string>();
    for (const [workspaceId, people] of [...this.#workspaces])
      for (const [accountId, windows] of [...people])
        for (const [windowId, { until }] of [...windows])
          if (until <= now) {
            windows.delete(windowId);
            left.add(workspaceId);
            this.#keep(workspaceId, people, accountId, windows);
          }
    return [...left];
  }

  #keep(
    workspaceId: string,
    people: Map<string, Windows>,
    accountId: string,
    windows: Windows,
  ): void {
    if (windows.size > 0) people.set(accountId, windows);
    else people.delete(accountId);
    if (people.size > 0) this.#workspaces.set(workspaceId, people);
    else this.#workspaces.delete(workspaceId);
  }
}
