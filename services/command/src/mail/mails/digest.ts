import { inClear } from '@waymark/events';
import { formatDayMonth } from '@waymark/look/dates';
import type { Language } from '@waymark/look/language';
import type { DigestProcess } from '../../outbox/mailJob.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { oneLine, type MailContent } from './content.ts';
import { layout, type AroundMail, type MailSection } from './layout.ts';
import { inSubject, linesOf, type TaskInMail } from './taskInMail.ts';

export type DigestFacts = {
  readonly workspaceName: string;
  /** The date where they are, YYYY-MM-DD. */
  readonly today: string;
  readonly processes: readonly DigestProcess[];
  /** Where all of a process stands. */
  readonly listUrl: (process: DigestProcess) => string;
  /** First names, where they are known. */
  readonly nameOf: (accountId: string | null) => string | null;
  readonly url: string;
  /** Why a task is their turn, and what is to be changed of what was sent. */
  readonly taskOf: (task: DigestProcess['turn'][number], process: DigestProcess) => TaskInMail;
  /** What a message or note says; null where it can't be read any more. */
  readonly words?: (id: string | null) => string | null;
};

/** So many letters of a message; a digest is no place to read it. */
const EXCERPT = 160;

const sum = (processes: readonly DigestProcess[], of: (process: DigestProcess) => number) =>
  processes.reduce((all, process) => all + of(process), 0);

/** All that is new for somebody since their last mail, in one. */
export function digestMail(
  language: Language,
  {
    workspaceName,
    today,
    processes,
    listUrl,
    nameOf,
    url,
    taskOf,
    words: wordsOf = () => null,
  }: DigestFacts,
  ending: AroundMail = {},
): MailContent {
  const { digest: t, more, openTask, somebody } = mailTexts[language];
  const turn = sum(processes, ({ turnCount }) => turnCount);
  const late = sum(processes, ({ lateCount }) => lateCount);
  const stuck = sum(processes, ({ stuckCount }) => stuckCount);
  const talk = sum(processes, ({ talkCount }) => talkCount);
  const others = sum(processes, ({ othersCount }) => othersCount);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(today),
  );

  const sectionsOf = (process: DigestProcess): MailSection[] => {
    const rest = (count: number, named: readonly unknown[]) =>
      count > named.length
        ? { more: { text: more(count - named.length), url: listUrl(process) } }
        : {};
    const under = (title: string) =>
      processes.length === 1 ? title : `${process.processName}: ${title}`;
    const by = (accountId: string | null, words: string) =>
      `${nameOf(accountId) ?? somebody}: ${words}`;
    const all: MailSection[] = [
      {
        title: under(t.turn),
        count: process.turnCount,
        lines: linesOf(
          language,
          process.turn.map((line) => taskOf(line, process)),
        ),
        ...rest(process.turnCount, process.turn),
      },
      {
        title: under(t.stuck),
        count: process.stuckCount,
        lines: process.stuck.map((line) => ({
          words: by(line.by, line.headline),
          under: excerptOf(language, line.reason && inClear(line.reason)),
        })),
        ...rest(process.stuckCount, process.stuck),
      },
      {
        title: under(t.talk),
        count: process.talkCount,
        lines: process.talk.map(({ headline, said }) => ({
          words: by(said.by, headline),
          under: excerptOf(language, wordsOf(said.id)),
        })),
        ...rest(process.talkCount, process.talk),
      },
      {
        title: under(t.others),
        count: process.othersCount,
        lines: process.others.map((line) => ({ words: by(line.by, line.headline) })),
        ...rest(process.othersCount, process.others),
      },
    ];
    return all.filter(({ count }) => count !== 0);
  };

  const [only] = processes.flatMap((process) => process.turn.map((line) => taskOf(line, process)));
  const names = processes.map(({ processName }) => processName);
  return layout({
    language,
    subject: t.subject(weekday, {
      ...{ turn, late, stuck, talk, others },
      only: turn === 1 && only !== undefined ? inSubject(only) : '',
    }),
    headline: `${names.length === 1 ? names[0] : workspaceName}, ${weekday} ${formatDayMonth(today)}`,
    paragraphs: [],
    sections: processes.flatMap(sectionsOf),
    button: { text: turn > 0 ? openTask : t.open, url },
    sender: workspaceName,
    footer: t.footer(workspaceName),
    ...ending,
  });
}

/** What somebody wrote, as far as a digest says it; '' where it can't be read. */
function excerptOf(language: Language, words: string | null): string {
  const line = oneLine(words ?? '');
  if (line === '') return '';
  return mailTexts[language].quoted(
    line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line,
  );
}
