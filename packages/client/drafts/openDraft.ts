import type { Problem } from '@waymark/api';
import { advance, canSend, isDirty } from './draft.ts';
import type { Draft, DraftAction, DraftRules } from './draft.ts';

export type DraftParts<Value> = {
  readonly rules: DraftRules<Value>;
  readonly begins: Draft<Value>;
  /** Keeps it on the device; called at every change. */
  readonly keep: (draft: Draft<Value>, before: Draft<Value>) => void;
  /**
   * Sends it.
   * @throws something that `asProblem` understands
   */
  readonly send: (
    draft: Draft<Value>,
  ) => Promise<{ readonly revision?: string; readonly theirs?: Value }>;
  /** Reads what others made of it; what it answers with nothing is told by `seen`. */
  readonly reread?: () => Promise<Value | void>;
  /** False: it goes out when its author says so. */
  readonly byItself?: boolean;
  readonly asProblem: (error: unknown) => Problem;
  /** ISO. */
  readonly now: () => string;
  /** @returns what stops it */
  readonly later?: (run: () => void, milliseconds: number) => () => void;
};

/**
 * Keeps and sends what somebody writes, in order, never two at once. It outlives what shows it, so
 * a page that is left still saves.
 */
export function openDraft<Value>(parts: DraftParts<Value>) {
  const { rules, keep, send, reread, asProblem, now, later = afterPause } = parts;
  let draft = parts.begins;
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  let working: Promise<void> | undefined;
  let byItself = parts.byItself ?? true;

  function schedule(): void {
    stop?.();
    stop = undefined;
    const { again } = draft;
    if (byItself && again !== null && canSend(draft)) stop = later(() => void go(), again);
  }

  function apply(action: DraftAction<Value>): void {
    const before = draft;
    draft = advance(rules, before, action);
    if (draft === before) return;
    keep(draft, before);
    schedule();
    for (const tell of listeners) tell();
  }

  async function attempt(): Promise<void> {
    apply({ type: 'sent' });
    try {
      apply({ type: 'replied', at: now(), ...(await send(draft)) });
    } catch (error) {
      await failed(asProblem(error));
    }
  }

  async function failed(problem: Problem): Promise<void> {
    const isGone = problem.conflict?.gone !== undefined;
    if (problem.status !== 409 || isGone || reread === undefined)
      return apply({ type: 'refused', problem });
    try {
      const theirs = await reread();
      apply({ type: 'overtaken', problem, ...(theirs !== undefined && { theirs }) });
    } catch (error) {
      apply({ type: 'refused', problem: asProblem(error) });
    }
  }

  function go(): Promise<void> {
    stop?.();
    if (working === undefined && canSend(draft))
      working = attempt().finally(() => (working = undefined));
    return working ?? Promise.resolve();
  }

  /**
   * Sends what is left without waiting: it was left, the page is hidden, or its author asks for
   * another try. @returns whether all of it is saved
   */
  async function flush(): Promise<boolean> {
    await go();
    const { phase, again, conflicts } = draft;
    const isMore = byItself && phase === 'unsaved' && again !== null && conflicts === 0;
    return isMore || phase === 'saving' ? flush() : !isDirty(draft);
  }

  schedule();
  return {
    state: (): Draft<Value> => draft,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    seen: (value: Value, revision?: string): void =>
      apply({ type: 'seen', value, ...(revision !== undefined && { revision }) }),
    type: (value: Value): void => apply({ type: 'typed', value }),
    keepMine: (value: Value, revision: string): void =>
      apply({ type: 'keptMine', value, revision }),
    takeTheirs: (value: Value, revision: string): void =>
      apply({ type: 'tookTheirs', value, revision }),
    settle: (value: Value, clashes: readonly string[]): void =>
      apply({ type: 'settled', value, clashes }),
    /** What was gone is there again: it goes into it at once. */
    returned: (): void => {
      apply({ type: 'returned' });
      void flush();
    },
    /** It is known elsewhere that this can't be saved. */
    refused: (problem: Problem): void => {
      apply({ type: 'sent' });
      apply({ type: 'refused', problem });
    },
    letGo: (): void => apply({ type: 'letGo' }),
    flush,
    /** Whether it goes out by itself from now on. */
    goByItself: (goes: boolean): void => {
      byItself = goes;
      schedule();
    },
  };
}
export type OpenDraft<Value> = ReturnType<typeof openDraft<Value>>;

function afterPause(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
