import type { Problem } from '@waymark/api';
import { Autosaver, type Save } from './autosaver.ts';
import { isDirty, type SavePhase } from './autosaveState.ts';
import { draftStore } from './draftStore.ts';
import { CommandRefused } from '../dataProvider/CommandRefused.ts';

/**
 * The autosavers of the page by the key of their thing. One lives on while it has something to save, though nobody shows
 * its field any more, so that a tab left and entered again finds its own text and never sends it twice.
 */
const living = new Map<string, { saver: Autosaver; shownBy: number }>();
const listeners = new Set<() => void>();

export type Overall = { phase: SavePhase; savedAt: string | null };
let overall: Overall = { phase: 'idle', savedAt: null };

/** The autosaver of a thing, made when it is first asked for. */
export function autosaverOf(
  key: string,
  owner: string,
  value: string,
  revision: string,
  save: Save,
): Autosaver {
  const id = `${owner}.${key}`;
  const known = living.get(id);
  if (known !== undefined) return known.saver;
  const drafts = draftStore(localStorage, owner);
  const saver = new Autosaver(
    {
      key,
      value,
      revision,
      drafts,
      asProblem,
      now: () => new Date().toISOString(),
    },
    save,
  );
  const entry = { saver, shownBy: 0 };
  living.set(id, entry);
  saver.subscribe(() => {
    tell();
    if (entry.shownBy === 0 && !isDirty(saver.state())) living.delete(id);
  });
  return saver;
}

/** Says that a field is on the screen; the answer says that it is not any more, and sends what is left. */
export function show(key: string, owner: string): () => void {
  const id = `${owner}.${key}`;
  const entry = living.get(id);
  if (entry === undefined) return () => {};
  entry.shownBy += 1;
  return () => {
    entry.shownBy -= 1;
    entry.saver.flush();
    if (entry.shownBy === 0 && !isDirty(entry.saver.state())) living.delete(id);
  };
}

/** Sends everything that waits: the page is hidden, or the line is back. */
export const flushAll = (): void => {
  for (const { saver } of living.values()) saver.flush();
};

/** How the page as a whole stands: the state of the field that needs most attention. */
export const overallState = (): Overall => overall;
export function subscribeOverall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const byUrgency: readonly SavePhase[] = [
  'conflict',
  'failed',
  'saving',
  'unsaved',
];

/** The most urgent phase of all; where nothing is left to save, the time of the last reply. */
export function summarise(
  states: readonly { phase: SavePhase; savedAt: string | null }[],
  before: string | null,
): Overall {
  const savedAt = states.reduce(
    (latest, state) =>
      state.savedAt !== null && state.savedAt > (latest ?? '')
        ? state.savedAt
        : latest,
    before,
  );
  const urgent = byUrgency.find((phase) =>
    states.some((state) => state.phase === phase),
  );
  return { phase: urgent ?? (savedAt === null ? 'idle' : 'saved'), savedAt };
}

function tell(): void {
  const next = summarise(
    [...living.values()].map(({ saver }) => saver.state()),
    overall.savedAt,
  );
  if (next.phase === overall.phase && next.savedAt === overall.savedAt) return;
  overall = next;
  for (const listener of listeners) listener();
}

const asProblem = (error: unknown): Problem =>
  error instanceof CommandRefused
    ? error.problem
    : {
        type: 'about:blank',
        title: 'Not saved',
        status: 0,
        code: 'unknown',
        detail: 'Something went wrong. What you wrote is safe on this device.',
      };
