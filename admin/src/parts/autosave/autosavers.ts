import { isDirty, type DraftPhase } from '@waymark/client';
import { openAutosaver, type Autosaver } from './autosaver.ts';
import { draftStore, type Origin } from './draftStore.ts';
import { asProblem, saveThing } from './saveThing.ts';
import { thisTab } from './thisTab.ts';
import { keyOf, type EditableField } from './editableField.ts';

/**
 * The autosavers of the page by the key of their thing. One lives on while it has something to
 * save, though nobody shows its field any more, so that a tab left and entered again finds its own
 * text and never sends it twice.
 */
const living = new Map<string, { saver: Autosaver; shownBy: number }>();
const listeners = new Set<() => void>();
let all: readonly Autosaver[] = [];

export type Overall = { phase: DraftPhase; savedAt: string | null };
let overall: Overall = { phase: 'idle', savedAt: null };

/**
 * The autosaver of a thing, made when it is first asked for. `value` is null where only its draft
 * is known.
 */
export function autosaverOf(
  owner: string,
  origin: Origin,
  value: string | null,
  revision: string,
): Autosaver {
  const id = idOf(owner, origin.thing);
  const known = living.get(id);
  if (known !== undefined) return known.saver;
  const saver = openAutosaver({
    ...{ origin, value, revision, asProblem, save: saveThing },
    drafts: draftStore(localStorage, owner),
    now: () => new Date().toISOString(),
    tab: thisTab(),
  });
  const entry = { saver, shownBy: 0 };
  living.set(id, entry);
  saver.subscribe(() => {
    if (entry.shownBy === 0 && !isDirty(saver.state())) living.delete(id);
    tell();
  });
  return saver;
}

export const isLiving = (owner: string, thing: EditableField): boolean =>
  living.has(idOf(owner, thing));

/**
 * Says that a field is on the screen; the answer says that it is not any more, and sends what is
 * left.
 */
export function show(owner: string, thing: EditableField): () => void {
  const id = idOf(owner, thing);
  const entry = living.get(id);
  if (entry === undefined) return () => {};
  entry.shownBy += 1;
  return () => {
    entry.shownBy -= 1;
    void entry.saver.flush();
    if (entry.shownBy === 0 && !isDirty(entry.saver.state())) living.delete(id);
  };
}

const idOf = (owner: string, thing: EditableField): string => `${owner}.${keyOf(thing)}`;

/** Sends everything that waits: the page is hidden, or the line is back. */
export const flushAll = (): void => {
  for (const { saver } of [...living.values()]) void saver.flush();
};

/**
 * All that have something to save, in the order in which they were begun; another list after each
 * change.
 */
export const unsaved = (): readonly Autosaver[] => all;

/** The save state of the whole page: that of the field which needs most attention. */
export const overallState = (): Overall => overall;

/** Calls back after any change of any autosaver. @returns what stops it */
export function subscribeAll(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const byUrgency: readonly DraftPhase[] = ['conflict', 'failed', 'saving', 'unsaved'];

/** The most urgent phase of all; where nothing is left to save, the time of the last reply. */
export function summarise(
  states: readonly { phase: DraftPhase; savedAt: string | null }[],
  before: string | null,
): Overall {
  const savedAt = states.reduce(
    (latest, state) =>
      state.savedAt !== null && state.savedAt > (latest ?? '') ? state.savedAt : latest,
    before,
  );
  const urgent = byUrgency.find((phase) => states.some((state) => state.phase === phase));
  return { phase: urgent ?? (savedAt === null ? 'idle' : 'saved'), savedAt };
}

function tell(): void {
  const savers = [...living.values()].map(({ saver }) => saver);
  all = savers.filter((saver) => isDirty(saver.state()));
  const next = summarise(
    savers.map((saver) => saver.state()),
    overall.savedAt,
  );
  if (next.phase !== overall.phase || next.savedAt !== overall.savedAt) overall = next;
  for (const listener of [...listeners]) listener();
}
