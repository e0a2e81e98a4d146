import type { AnswerDraft, DraftChanges } from '@waymark/api';
import type { Answer } from '@waymark/events/forms';
import { isRefused } from '@waymark/client';
import {
  keepAnswers,
  keptAnswers,
  type DraftField,
  type DraftFields,
} from './keptAnswers.ts';
import { changesOf, merged, type Merged } from './mergedDraft.ts';

/** So long after the last change, in milliseconds, the service hears of it. */
const QUIET = 750;
/** Before what did not come there is tried again, twice as long each time. */
const FIRST_PAUSE = 4_000;
const LONGEST_PAUSE = 60_000;
/** So often in a row the service may say that somebody was faster; then it is no use to go on by itself. */
const MOST_CONFLICTS = 5;

export type DraftState = Merged & {
  /** `kept`: on the device alone; `stopped`: so too, and it is not tried again before the next change; else when the service had all of it last, ISO. */
  readonly saved:
    | 'not yet'
    | 'saving'
    | 'kept'
    | 'stopped'
    | { readonly at: string };
};

type Parts = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly accountId: string;
  readonly taskId: string;
  /** What the service has that is not newer counts no more: it was sent. */
  readonly since: string;
  readonly read: () => Promise<AnswerDraft>;
  /** @throws Refused 409 where somebody else has changed the same question */
  readonly write: (changes: DraftChanges) => Promise<AnswerDraft>;
};

/**
 * What somebody answers, kept on the device at once and by the service after 750 ms (PRODUCT 18.9). It waits out a lost line,
 * and finds what others answered meanwhile.
 */
export function openDraft({
  storage,
  accountId,
  taskId,
  since,
  read,
  write,
}: Parts) {
  const of = { accountId, taskId, since };
  let state: DraftState = {
    fields: keptAnswers(storage, of),
    clashes: new Map(),
    saved: 'not yet',
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let conflicts = 0;
  let working: Promise<void> | undefined;
  let closed = false;

  const become = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    if (change.fields !== undefined) keepAnswers(storage, of, state.fields);
    for (const listener of listeners) listener();
  };
  const change = (fieldId: string, field: DraftField) =>
    become({ fields: { ...state.fields, [fieldId]: field } });
  const take = ({ fields }: AnswerDraft) =>
    become(merged(state.fields, fields, { since, accountId }));
  const soon = (pausing = QUIET) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void save(), pausing);
  };

  /** What was written is no news any more, unless it was changed again since. */
  function written(sent: DraftChanges, reply: AnswerDraft): void {
    const fields: Record<string, DraftField> = { ...state.fields };
    for (const fieldId of Object.keys(sent.seen)) {
      const own = fields[fieldId];
      const revision = reply.fields[fieldId]?.revision;
      if (own !== undefined && revision !== undefined)
        fields[fieldId] = { ...own, revision };
    }
    state = { ...state, fields };
    take(reply);
  }

  async function attempt(): Promise<void> {
    const changes = changesOf(state.fields, state.clashes);
    if (changes === null) return;
    become({ saved: 'saving' });
    try {
      written(changes, await write(changes));
      conflicts = 0;
    } catch (error) {
      if (!isRefused(error) || error.status !== 409) throw error;
      conflicts += 1;
      take(await read());
    }
    if (conflicts >= MOST_CONFLICTS) become({ saved: 'stopped' });
    else if (changesOf(state.fields, state.clashes) === null)
      become({ saved: { at: new Date().toISOString() } });
    else soon();
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    working ??= attempt()
      .then(
        () => void (pause = FIRST_PAUSE),
        (error: unknown) => {
          // What was refused would be refused again; the device still has it.
          if (isRefused(error)) return become({ saved: 'stopped' });
          become({ saved: 'kept' });
          soon(pause);
          pause = Math.min(2 * pause, LONGEST_PAUSE);
        },
      )
      .finally(() => (working = undefined));
    return working;
  }

  return {
    now: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Undefined: it is taken back. */
    answer: (fieldId: string, value: Answer | undefined) => {
      const revision = state.fields[fieldId]?.revision ?? 0;
      change(fieldId, { value: value ?? null, revision, isNew: true });
      conflicts = 0;
      soon();
    },
    /** Of a question that both changed, one answer is chosen. */
    settle: (fieldId: string, whose: 'mine' | 'theirs') => {
      const theirs = state.clashes.get(fieldId);
      const own = state.fields[fieldId];
      if (theirs === undefined || own === undefined) return;
      const { value, revision } = theirs;
      const clashes = new Map(state.clashes);
      clashes.delete(fieldId);
      become({ clashes });
      change(
        fieldId,
        whose === 'mine'
          ? { ...own, revision }
          : { value, revision, isNew: false },
      );
      soon();
    },
    /** What others have answered meanwhile, and what the service has yet to hear. */
    refresh: async () => {
      try {
        take(await read());
      } catch {
        // It is asked again when somebody comes back to the page; what is here stands.
      }
      await save();
    },
    save,
    /** Before it is sent: the service has heard of all, or can't be reached, and nothing goes by itself any more. */
    rest: async () => {
      await working;
      await save();
      clearTimeout(timer);
    },
    /** All of it was sent: nothing stays on the device. */
    drop: () => {
      clearTimeout(timer);
      const none: DraftFields = {};
      become({ fields: none, clashes: new Map(), saved: 'not yet' });
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}
export type Draft = ReturnType<typeof openDraft>;
