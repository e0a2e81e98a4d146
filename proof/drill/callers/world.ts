import type { PlanRef } from '@waymark/api';
import type { Blueprint, Process } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';

export type People = {
  readonly owner: string;
  readonly member: string;
  readonly clientUsers: readonly [string, string];
};

/**
 * Most processes that are worked on at a time: older ones rest, so that no history grows without
 * end.
 */
const MOST_AT_WORK = 5;
const MOST_DELETIONS = 20;

/** What the callers know of the workspace: ids from the latest fold of each plan. */
export class CallersWorld {
  readonly workspaceId: string;
  readonly clientId: string;
  readonly projectId: string;
  readonly people: People;
  /** Every plan by id, as it was folded last; null for one that was made since. */
  readonly plans = new Map<
    string,
    { readonly kind: PlanRef['kind']; state: Blueprint | Process | null }
  >();
  readonly deletions: GivenCommand[] = [];
  readonly #mark: string;
  #counter = 0;

  /** `mark` tells the texts of several worlds in one workspace apart. */
  constructor(
    ids: { workspaceId: string; clientId: string; projectId: string; people: People },
    mark = '',
  ) {
    this.#mark = mark;
    this.workspaceId = ids.workspaceId;
    this.clientId = ids.clientId;
    this.projectId = ids.projectId;
    this.people = ids.people;
  }

  /** Takes note of what may be put back later; only the newest are remembered. */
  noteDeletion(given: GivenCommand): void {
    if (!given.name.startsWith('Delete')) return;
    this.deletions.push(given);
    if (this.deletions.length > MOST_DELETIONS) this.deletions.shift();
  }

  /** A text that nothing has had before, so that setting it is always a change. */
  text(what: string): string {
    return `${what} ${this.#mark}${++this.#counter}`;
  }

  get blueprints(): readonly Blueprint[] {
    return [...this.plans.values()].flatMap(({ state }) =>
      state?.kind === 'blueprint' && state.life === 'present' ? [state] : [],
    );
  }

  /** The processes at work, newest last. */
  get processes(): readonly Process[] {
    return [...this.plans.values()]
      .flatMap(({ state }) =>
        state?.kind === 'process' && state.life === 'present' ? [state] : [],
      )
      .slice(-MOST_AT_WORK);
  }
}
