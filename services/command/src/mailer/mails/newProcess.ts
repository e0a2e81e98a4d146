import type { Language } from '@waymark/look/language';
import { filledIn } from '@waymark/look/variables';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail } from './layout.ts';
import { underEach, type TaskInMail } from './taskInMail.ts';

/** The e-mail variables that a workspace may use in its own words (PRODUCT 12). */
export type NewProcessFacts = {
  readonly clientName: string;
  readonly projectName: string;
  readonly processName: string;
  readonly workspaceName: string;
  readonly actionUrl: string;
};

/** What waits for them: the first by name, and how many there are. */
type Waiting = {
  readonly tasks: readonly TaskInMail[];
  readonly count: number;
  /** Where all of it stands. */
  readonly listUrl: string;
};

/** A client's user learns that their part of a process begins. */
export function newProcessMail(
  language: Language,
  facts: NewProcessFacts,
  { tasks, count, listUrl }: Waiting = {
    tasks: [],
    count: 0,
    listUrl: '',
  },
  ending: AroundMail = {},
): MailContent {
  const { newProcess: words, more } = mailTexts[language];
  const unnamed = count - tasks.length;
  const under = underEach(language, tasks);
  const values = new Map(Object.entries(facts));
  const filled = (text: string) =>
    filledIn(text, (name) => values.get(name) ?? null);
  return layout({
    language,
    subject: filled(words.subject),
    headline: filled(words.headline),
    paragraphs: [filled(words.words)],
    sections:
      tasks.length === 0
        ? []
        : [
            {
              lines: tasks.map(({ headline }, nth) => ({
                ...{ words: headline, under: under[nth] ?? '' },
              })),
              ...(unnamed > 0 && {
                more: { text: more(unnamed), url: listUrl },
              }),
            },
          ],
    button: { text: filled(words.button), url: facts.actionUrl },
    sender: facts.workspaceName,
    footer: words.footer(facts.workspaceName),
    ...ending,
  });
}
