import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import { oneLine } from './content.ts';
import type { DayInMail } from './days.ts';
import type { MailSection, TaskCard } from './layout.ts';

/** A task that is somebody's turn, as a mail names it. */
export type TaskInMail = {
  readonly headline: string;
  /** Why it is their turn, a sentence; '' where that is not known. */
  readonly why: string;
  /** Until when; null where it has no day. */
  readonly day: DayInMail | null;
  /** How long it takes; '' where that is not known. */
  readonly takes: string;
  /** How its own words begin; '' where it has none. */
  readonly text: string;
  /** What somebody wants changed of what was sent; null: nothing. */
  readonly change: ChangeInMail | null;
};

export type ChangeInMail = {
  /** As people call them. */
  readonly who: string;
  readonly asked: readonly {
    /** '' where it is not known. */
    readonly question: string;
    /** null: they were erased. */
    readonly words: string | null;
  }[];
};

/** So many letters of a request; all of it stands with the form. */
const EXCERPT = 300;

/** What is asked of each question, with the words. */
export const changesAsked = (language: Language, { asked }: ChangeInMail): string[] =>
  asked.map(({ question, words }) => {
    const said =
      words === null ? mailTexts[language].talk.erased : mailTexts[language].quoted(cut(words));
    return question === '' ? said : `${oneLine(question)}: ${said}`;
  });

/** A task as a subject names it: with how long it takes and until when, where that is known. */
export function inSubject({ headline, takes, day }: TaskInMail): string {
  const about = [takes, day?.words ?? ''].filter(Boolean).join(', ');
  return about === '' ? headline : `${headline} (${about})`;
}

/** A task whole; `words`: what there is to say of it. */
export const cardIn = (
  language: Language,
  { headline: title, takes, day }: TaskInMail,
  words: readonly string[],
): TaskCard => ({
  ...{ day, title, words },
  takes: takes === '' ? '' : mailTexts[language].firstMail.about(takes),
});

/** Tasks as lines of a list: the name left, the day right, late ones so that it is seen. */
export const linesOf = (language: Language, tasks: readonly TaskInMail[]): MailSection['lines'] => {
  const under = underEach(language, tasks);
  return tasks.map(({ headline: words, day }, nth) => ({
    ...{ words, under: under[nth] ?? '' },
    ...(day !== null && { note: day.words, isLate: day.isLate }),
  }));
};

/** What stands below the name of each; why it is theirs once where it is the same for several. */
function underEach(language: Language, tasks: readonly TaskInMail[]): string[] {
  const lines = tasks.map((task) => underTask(language, task));
  return lines.map((line, nth) => (line === lines[nth - 1] ? '' : line));
}

function underTask(language: Language, { why, change }: TaskInMail): string {
  if (change === null) return why;
  const { headline } = mailTexts[language].change;
  return `${headline(change.who)}. ${changesAsked(language, change).join(' ')}`;
}

function cut(words: string): string {
  const line = oneLine(words);
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line;
}
