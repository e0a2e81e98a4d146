import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail } from './layout.ts';
import { cardIn, changesAsked, inSubject, linesOf, type TaskInMail } from './taskInMail.ts';

export type TasksFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** In the order of the plan, at least one; `count` may be more than are named. */
  readonly tasks: readonly TaskInMail[];
  readonly count: number;
  /** They have been told of them before. */
  readonly reminds?: boolean | undefined;
  /** Where the first is done. */
  readonly url: string;
  /** Where all of them stand. */
  readonly listUrl: string;
};

const nothing: TaskInMail = {
  ...{ headline: '', why: '', day: null, takes: '', text: '', change: null },
};

/**
 * One or more tasks wait for somebody; of what was sent and is to be changed it says by whom and
 * what.
 */
export function tasksMail(
  language: Language,
  facts: TasksFacts,
  ending: AroundMail = {},
): MailContent {
  const { workspaceName, tasks, count, url, listUrl } = facts;
  const { openTask, more, tasks: t } = mailTexts[language];
  const [first = nothing] = tasks;
  const unnamed = count - tasks.length;
  return layout({
    language,
    ...opening(language, first, facts),
    ...(count > 1 && {
      sections: [
        {
          title: t.afterThat,
          lines: linesOf(language, tasks).slice(1),
          ...(unnamed > 0 && { more: { text: more(unnamed), url: listUrl } }),
        },
      ],
    }),
    button: { text: openTask, url },
    sender: workspaceName,
    footer: t.footer(workspaceName),
    ...ending,
  });
}

/** What the first of them is about, which stands there whole. */
function opening(
  language: Language,
  first: TaskInMail,
  { processName, count, reminds }: TasksFacts,
) {
  const { tasks, reminder, change: t } = mailTexts[language];
  const { headline: task, why, change } = first;
  const cardOf = (words: readonly string[]) => ({ card: cardIn(language, first, words) });
  if (change !== null)
    return {
      subject: t.subject(change.who, task),
      headline: t.headline(change.who),
      paragraphs: [t.words(processName)],
      ...cardOf(changesAsked(language, change)),
    };
  const { subject, headline, words } = reminds ? { ...tasks, ...reminder } : tasks;
  return {
    subject: subject(inSubject(first), count - 1),
    headline,
    paragraphs: [words(count, processName)],
    ...cardOf(why === '' ? [] : [why]),
  };
}
