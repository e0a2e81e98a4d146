import type { Problem, ShownFile } from '@waymark/api';
import {
  draftsOf,
  isDirty,
  keptLine,
  namesAfter,
  openDraft,
  takenUp,
  type KeptIn,
} from '@waymark/client';
import { sentenceIn } from '../../../parts/dialogs/DialogError.tsx';
import type { Kind } from './entries.ts';

/** What somebody says and is not among the rows yet. */
export type Utterance = {
  /** That of the message to be: sent again, it is still one. */
  readonly id: string;
  /** The conversation (`conversationId`). */
  readonly of: string;
  readonly kind: Kind;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly keepTurn: boolean;
  /** Whether the client owes an answer, as its author says. Absent where what they wrote tells. */
  readonly asks?: boolean;
  /** Brought already. Absent in what earlier versions kept. */
  readonly files?: readonly ShownFile[];
  /**
   * The last answer of a colleague that its author had read. Absent where it goes out whatever was
   * said.
   */
  readonly after?: string | null;
  readonly at: string;
};

/** What was sent off and is not there yet, and what became of it. */
export type Unsent = Utterance & {
  readonly state: 'sending' | 'sent' | 'failed';
  /** Why not; null where no answer came. */
  readonly why: string | null;
  /** Not sent because a colleague has answered meanwhile: its author decides. */
  readonly answered: boolean;
};

export type OutboxParts = {
  readonly storage: KeptIn & Pick<Storage, 'key' | 'length'>;
  readonly owner: string;
  readonly send: (utterance: Utterance) => Promise<unknown>;
  readonly asProblem: (error: unknown) => Problem;
};

/**
 * What somebody wrote and sent stays on their device until it is in the conversation, so that
 * neither a reload nor a cut line loses it. What a page before was sending has failed, as far as
 * this one knows.
 */
export function openOutbox({ storage, owner, send, asProblem }: OutboxParts) {
  const prefix = `${draftsOf(owner)}unsent.`;
  const line = (id: string) =>
    keptLine(storage, `${prefix}${id}`, (found) => found as Partial<Unsent> & Utterance);
  const open = (utterance: Utterance, byItself: boolean) => {
    const draft = openDraft<Utterance>({
      ...{ rules: { alike: Object.is }, begins: takenUp(utterance, null, '0'), byItself },
      ...{ asProblem, now: () => new Date().toISOString() },
      keep({ value }) {
        // What was dropped while it was on its way stays dropped.
        if (drafts.has(value.id)) line(value.id).keep(value);
      },
      send: async ({ value }) => {
        await send(value);
        return {};
      },
    });
    draft.subscribe(tell);
    return draft;
  };
  const kept = namesAfter(storage, prefix)
    .flatMap((id) => line(id).load() ?? [])
    .map(({ state: _, why: _why, answered: _answered, ...utterance }) => utterance)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const drafts = new Map(kept.map((utterance) => [utterance.id, open(utterance, false)]));
  const listeners = new Set<() => void>();
  let all = told();

  function told(): readonly Unsent[] {
    return [...drafts.values()].map((draft) => {
      const now = draft.state();
      const isUnder = now.phase === 'saving';
      const { problem } = now;
      return {
        ...now.value,
        state: isUnder ? 'sending' : isDirty(now) ? 'failed' : 'sent',
        why: problem === null || problem.status === 0 ? null : sentenceIn(problem),
        answered: problem?.code === 'answered-meanwhile',
      };
    });
  }
  function tell(): void {
    all = told();
    for (const listener of listeners) listener();
  }

  return {
    all: (): readonly Unsent[] => all,
    /** Sends it off, or sends it once more. @returns whether it arrived */
    async put(utterance: Utterance): Promise<boolean> {
      const draft = drafts.get(utterance.id) ?? open(utterance, true);
      drafts.set(utterance.id, draft);
      draft.goByItself(true);
      const { after, ...rest } = draft.state().value;
      if (after !== undefined && utterance.after === undefined) draft.type(rest);
      return draft.flush();
    },
    drop(id: string): void {
      drafts.get(id)?.goByItself(false);
      drafts.delete(id);
      line(id).keep(null);
      tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Outbox = ReturnType<typeof openOutbox>;
