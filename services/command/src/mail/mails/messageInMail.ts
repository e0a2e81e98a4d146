import type { Turn } from '@waymark/events';

/** What somebody said, to be read in a mail. */
export type MessageInMail = {
  /** The account; null for a stranger. */
  readonly by: string | null;
  /** Of a stranger, as their mail says it. */
  readonly from: { readonly name: string; readonly address: string } | null;
  /** By which its words are sealed (`keyOf`). */
  readonly key: string;
  /** Instant, ISO 8601 UTC. */
  readonly at: string;
  /** null: the person was erased, and their words with them. */
  readonly text: string | null;
  /** Names of the files that it carries; what was erased has none. */
  readonly files: readonly string[];
};

/** What a mail about a conversation says, as it stands at the moment of sending. */
export type TalkForMail = {
  readonly news: readonly MessageInMail[];
  /** What was said last before. */
  readonly earlier: MessageInMail | null;
  readonly earlierCount: number;
  readonly dueDate: string | null;
  /** Whether it is done by saying so: a form is by sending it, a booking by a time. */
  readonly isDoneByWord: boolean;
  /** The day for which it is planned, of a task whose module has not begun. */
  readonly plannedOn: string | null;
  readonly turn: Turn & {
    /** Who answered last, or waived an answer, or asked: through whom the turn is whose it is. */
    readonly by: string | null;
    readonly from: 'asked' | 'waived' | null;
    /** Whether who has to act was invited and has not come yet. */
    readonly whoIsInvited: boolean;
  };
};
