import { initials } from '@waymark/look/avatar';
import type { Language } from '@waymark/look/language';
import { filledIn } from '@waymark/look/variables';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail, type MailParts } from './layout.ts';
import { cardIn, inSubject, linesOf, type TaskInMail } from './taskInMail.ts';

/** The e-mail variables that a workspace may use in its own words (PRODUCT 12). */
export type NewProcessFacts = {
  readonly clientName: string;
  readonly projectName: string;
  readonly processName: string;
  readonly workspaceName: string;
  readonly actionUrl: string;
};

/** What waits for them: the first, and how many there are. */
type WaitingTasks = {
  readonly tasks: readonly TaskInMail[];
  readonly count: number;
  /** Where all of it stands. */
  readonly listUrl: string;
  /** Where the first is handed to a colleague; null: nowhere. */
  readonly handOverUrl: string | null;
  /** Who of the seller writes, in full; null: nobody in particular. */
  readonly from: string | null;
  /** What the reader is called; '' where that is not known. */
  readonly to: string;
  /** Whether an answer to it comes to the conversation. */
  readonly isAnswered: boolean;
};
const nothing: WaitingTasks = {
  ...{ tasks: [], count: 0, listUrl: '' },
  ...{ handOverUrl: null, from: null, to: '', isAnswered: false },
};

/**
 * A client's user learns that their part of a process begins: from a person, with the first task
 * whole and the others as a list. Where nothing is theirs yet, or a blueprint has words of its own,
 * those stand there (PRODUCT 12).
 */
export function newProcessMail(
  language: Language,
  facts: NewProcessFacts,
  waiting: WaitingTasks = nothing,
  ending: AroundMail = {},
): MailContent {
  const [first] = waiting.tasks;
  return layout({
    language,
    ...(first === undefined || ending.own !== undefined
      ? announced(language, facts, waiting)
      : begun(language, facts, waiting, first)),
    sender: facts.workspaceName,
    ...ending,
  });
}

type Parts = Omit<MailParts, 'language' | 'sender'>;

function announced(
  language: Language,
  facts: NewProcessFacts,
  { tasks, count, listUrl }: WaitingTasks,
): Parts {
  const { newProcess: words } = mailTexts[language];
  const values = new Map(Object.entries(facts));
  const filled = (text: string) => filledIn(text, (name) => values.get(name) ?? null);
  return {
    subject: filled(words.subject),
    headline: filled(words.headline),
    paragraphs: [filled(words.words)],
    sections:
      tasks.length === 0
        ? []
        : [{ lines: linesOf(language, tasks), ...rest(language, count - tasks.length, listUrl) }],
    button: { text: filled(words.button), url: facts.actionUrl },
    footer: words.footer(facts.workspaceName),
  };
}

function begun(
  language: Language,
  { processName, workspaceName, actionUrl }: NewProcessFacts,
  { tasks, count, listUrl, handOverUrl, from, to, isAnswered }: WaitingTasks,
  first: TaskInMail,
): Parts {
  const { firstMail: t, tasks: more, openTask } = mailTexts[language];
  const { text, why } = first;
  return {
    subject: inSubject(first),
    headline: null,
    ...(from !== null && { person: { name: from, initials: initials(from), line: workspaceName } }),
    paragraphs: [t.words(to, processName)],
    card: cardIn(language, first, [text, why].filter(Boolean)),
    button: { text: openTask, url: actionUrl },
    ...(handOverUrl !== null && { instead: { text: t.handOver, url: handOverUrl } }),
    ...(count > 1 && {
      sections: [
        {
          title: more.afterThat,
          lines: linesOf(language, tasks).slice(1),
          ...rest(language, count - tasks.length, listUrl),
        },
      ],
    }),
    closing: [...(isAnswered ? [t.reply] : []), t.noPassword].join(' '),
    footer: t.footer(from ?? workspaceName, processName),
  };
}

const rest = (language: Language, unnamed: number, url: string) =>
  unnamed > 0 ? { more: { text: mailTexts[language].more(unnamed), url } } : {};
