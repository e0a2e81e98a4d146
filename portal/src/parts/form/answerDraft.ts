import type { AnswerDraft, DraftChanges, Problem } from '@waymark/api';
import { isRefused, openDraft, takenUp, untouched, type Draft, type KeptIn } from '@waymark/client';
import type { Answer } from '@waymark/events/forms';
import { keptAnswers, type DraftFields } from './keptAnswers.ts';
import { changesOf, merged, type AnsweredQuestion } from './mergedDraft.ts';

export type DraftState = {
  readonly fields: DraftFields;
  /** Where both were changed, to something else: what the service has. */
  readonly clashes: ReadonlyMap<string, AnswerDraft['fields'][string]>;
  /**
   * `kept`: on the device alone; `stopped`: so too, and it is not tried again before the next
   * change; else when the service had all of it last, ISO.
   */
  readonly saved: 'not yet' | 'saving' | 'kept' | 'stopped' | { readonly at: string };
};

type Parts = {
  readonly storage: KeptIn;
  readonly accountId: string;
  readonly taskId: string;
  /** What the service has that is not newer counts no more: it was sent. */
  readonly since: string;
  readonly read: () => Promise<AnswerDraft>;
  /** @throws ServerRefused 409 where somebody else has changed the same question */
  readonly write: (changes: DraftChanges) => Promise<AnswerDraft>;
};

/**
 * What somebody answers, kept on the device at once and by the service after 750 ms (PRODUCT 18.9).
 * It waits out a lost line, and finds what others answered meanwhile. It goes to the service once
 * somebody is there (`goByItself`).
 */
export function openAnswerDraft({ storage, accountId, taskId, since, read, write }: Parts) {
  const line = keptAnswers(storage, { accountId, taskId, since });
  const kept: AnsweredQuestion = { mine: line.load() ?? {}, theirs: {} };
  const isLeft = ({ value, clashes }: Pick<Draft<AnsweredQuestion>, 'value' | 'clashes'>) =>
    changesOf(value.mine, new Set(clashes)) !== null;
  const readTheirs = async (): Promise<AnsweredQuestion> => ({
    mine: {},
    theirs: (await read()).fields,
  });
  const draft = openDraft<AnsweredQuestion>({
    rules: {
      alike: Object.is,
      merge: {
        isLeft,
        together({ value }, { theirs }) {
          const { fields, clashes } = merged(value.mine, theirs, { since, accountId });
          return { value: { mine: fields, theirs }, clashes };
        },
      },
    },
    begins: isLeft({ value: kept, clashes: [] }) ? takenUp(kept, null, '0') : untouched(kept, '0'),
    byItself: false,
    keep: ({ value: { mine } }, before) => {
      if (mine !== before.value.mine) line.keep(mine);
    },
    async send({ value, clashes }) {
      const changes = changesOf(value.mine, new Set(clashes));
      const { fields } = changes === null ? await read() : await write(changes);
      return { theirs: { mine: {}, theirs: fields } };
    },
    reread: readTheirs,
    asProblem,
    now: () => new Date().toISOString(),
  });

  const change = (fields: DraftFields): AnsweredQuestion => ({
    ...draft.state().value,
    mine: fields,
  });
  let shown: { readonly of: Draft<AnsweredQuestion>; readonly state: DraftState } | undefined;
  return {
    now(): DraftState {
      const of = draft.state();
      if (shown?.of !== of) shown = { of, state: shownOf(of) };
      return shown.state;
    },
    subscribe: draft.subscribe,
    goByItself: draft.goByItself,
    /** Undefined: it is taken back. */
    answer(fieldId: string, value: Answer | undefined): void {
      const { mine } = draft.state().value;
      const revision = mine[fieldId]?.revision ?? 0;
      draft.goByItself(true);
      draft.type(change({ ...mine, [fieldId]: { value: value ?? null, revision, isNew: true } }));
    },
    /** Chooses one answer to a question that both changed. */
    settle(fieldId: string, whose: 'mine' | 'theirs'): void {
      const { value, clashes } = draft.state();
      const [own, theirs] = [value.mine[fieldId], value.theirs[fieldId]];
      if (own === undefined || theirs === undefined || !clashes.includes(fieldId)) return;
      const { revision } = theirs;
      const chosen =
        whose === 'mine' ? { ...own, revision } : { value: theirs.value, revision, isNew: false };
      draft.settle(
        change({ ...value.mine, [fieldId]: chosen }),
        clashes.filter((each) => each !== fieldId),
      );
    },
    /** What others have answered meanwhile, and what the service has yet to hear. */
    async refresh(): Promise<void> {
      try {
        draft.seen(await readTheirs());
      } catch {
        // It is asked again when somebody comes back to the page; what is here stands.
      }
      await draft.flush();
    },
    save: draft.flush,
    /**
     * Before it is sent: the service has heard of all, or can't be reached, and nothing goes by
     * itself any more before the next answer.
     */
    async rest(): Promise<void> {
      await draft.flush();
      draft.goByItself(false);
    },
    /** All of it was sent: nothing stays on the device. */
    drop: (): void => draft.takeTheirs({ mine: {}, theirs: {} }, '0'),
  };
}
export type OpenAnswerDraft = ReturnType<typeof openAnswerDraft>;

function shownOf({ phase, value, clashes, again, savedAt }: Draft<AnsweredQuestion>): DraftState {
  const before = savedAt === null ? 'not yet' : ({ at: savedAt } as const);
  const failed = again === null ? 'stopped' : 'kept';
  return {
    fields: value.mine,
    clashes: new Map(
      clashes.flatMap((fieldId) => {
        const theirs = value.theirs[fieldId];
        return theirs === undefined ? [] : [[fieldId, theirs] as const];
      }),
    ),
    saved:
      phase === 'idle'
        ? 'not yet'
        : phase === 'saving'
          ? phase
          : phase === 'failed'
            ? failed
            : before,
  };
}

/** Finds the problem of an error: a refusal would be repeated, a missing answer is waited for. */
const asProblem = (error: unknown): Problem =>
  isRefused(error)
    ? error.problem
    : { type: 'about:blank', title: '', status: 0, code: 'unreachable', detail: '' };
