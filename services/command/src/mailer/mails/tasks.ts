import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

export type TasksFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** In the order of the plan, at least one; `count` may be more than are named. */
  readonly headlines: readonly string[];
  readonly count: number;
  /** Where the first is done. */
  readonly url: string;
};

/** One or more tasks wait for somebody. */
export function tasksMail(
  language: Language,
  { workspaceName, processName, headlines, count, url }: TasksFacts,
): MailContent {
  const { tasks: t, openTask } = mailTexts[language];
  const [first = '', ...others] = headlines;
  const unnamed = count - headlines.length;
  const list = unnamed > 0 ? [...others, t.more(unnamed)] : others;
  return layout({
    language,
    subject: t.subject(first, count - 1),
    headline: t.headline,
    paragraphs: [
      t.words(count, processName),
      first,
      ...(list.length === 0 ? [] : [t.afterThat]),
    ],
    ...(list.length === 0 ? {} : { list }),
    button: { text: openTask, url },
    sender: workspaceName,
    footer: t.footer(workspaceName),
  });
}
