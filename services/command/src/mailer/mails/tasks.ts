import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail } from './layout.ts';

export type TasksFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** In the order of the plan, at least one; `count` may be more than are named. */
  readonly headlines: readonly string[];
  readonly count: number;
  /** They have been told of them before. */
  readonly reminds?: boolean | undefined;
  /** Where the first is done. */
  readonly url: string;
  /** Where all of them stand. */
  readonly listUrl: string;
};

/** One or more tasks wait for somebody. */
export function tasksMail(
  language: Language,
  facts: TasksFacts,
  ending: AroundMail = {},
): MailContent {
  const { workspaceName, processName, headlines, count, url, listUrl } = facts;
  const { tasks, reminder, openTask, more } = mailTexts[language];
  const t = facts.reminds ? { ...tasks, ...reminder } : tasks;
  const [first = '', ...others] = headlines;
  const unnamed = count - headlines.length;
  return layout({
    language,
    subject: t.subject(first, count - 1),
    headline: t.headline,
    paragraphs: [t.words(count, processName)],
    about: [first, ...(count === 1 ? [] : [t.afterThat])],
    ...(count > 1 && {
      sections: [
        {
          lines: others.map((words) => ({ words })),
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
