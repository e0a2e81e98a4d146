import { formatDate, formatDateTime } from '@waymark/look/dates';
import { initials } from '@waymark/look/avatar';
import type { Language } from '@waymark/look/language';
import { sayTurn, type TurnPerson } from '@waymark/look/turn';
import type { MailOf } from '../../outbox/mailJob.ts';
import type { MessageInMail, TalkForMail } from './messageInMail.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { turnWords } from '../texts/turnWords.ts';
import type { MailContent } from './content.ts';
import { layout, type MailEnding } from './layout.ts';
import type { SpokenPart } from './talkParts.ts';

export type TalkFacts = {
  readonly job: MailOf<'talk'>;
  readonly talk: TalkForMail;
  /** In full; null for who is not known any more. */
  readonly nameOf: (accountId: string) => string | null;
  /** As people call them. */
  readonly shortNameOf: (accountId: string) => string | null;
  /** IANA name. */
  readonly timeZone: string;
  /** The date where they are. */
  readonly today: string;
  /** Whether the mail can be answered. */
  readonly isAnswered: boolean;
  /** The conversation, and, of a client whose turn it is, where the task is marked as done. */
  readonly url: string;
  readonly doneUrl: string | null;
};

/** So many letters of one message; who writes more is read in the app. */
const LONGEST = 3_000;
/** Of what was said before. */
const LONGEST_BEFORE = 300;

/** What was said about a task: the words first, then where they belong (LOOK, Mail). */
export function talkMail(
  language: Language,
  facts: TalkFacts,
  ending: MailEnding = {},
): MailContent {
  const { job, talk, timeZone, today, isAnswered, url, doneUrl } = facts;
  const { talk: t, somebody } = mailTexts[language];
  const nameOf = (by: string | null, from: MessageInMail['from'] = null) =>
    by === null ? from?.name || from?.address || t.stranger : (facts.nameOf(by) ?? somebody);
  const spokenPart = (
    { by, from, at, text, files }: MessageInMail,
    longest: number,
  ): SpokenPart => ({
    name: by === job.to ? t.you : nameOf(by, from),
    initials: initials(nameOf(by, from)),
    when: formatDateTime(at, timeZone),
    words: text === null ? t.erased : cut(text.trim(), longest, t.cut),
    ...(files.length > 0 && { files: t.files(files) }),
  });
  const last = job.said.at(-1)!;
  const isNote = last.what === 'note';
  const stranger = talk.news.find(({ from }) => from !== null)?.from;
  const { earlier, earlierCount } = talk;
  const { headline } = job.task;
  const subject = {
    message: t.subject,
    note: t.noteSubject,
    held: t.heldSubject,
    handed: t.handedSubject,
  }[last.what](headline);
  const { looksAfter, ...because } = t.because;
  return layout({
    language,
    subject,
    headline: null,
    paragraphs: [
      ...(last.what === 'handed' ? [t.handed(nameOf(last.by))] : []),
      ...(last.what === 'held' ? [t.held(stranger?.address ?? t.stranger)] : []),
    ],
    talk: {
      ...(isAnswered && { reply: t.reply }),
      ...(isNote && { note: t.noteReply }),
      spoken: talk.news.map((each) => spokenPart(each, LONGEST)),
      place: {
        title: headline,
        line: [
          [job.clientName, job.processName, job.moduleTitle].join(', '),
          ...dayOf(language, talk, today),
        ].join('. '),
        turn: turnLine(language, facts),
      },
      buttons: [
        { text: t.open, url },
        ...(doneUrl === null ? [] : [{ text: t.done, url: doneUrl }]),
      ],
      ...(earlier !== null && {
        earlier: {
          spoken: spokenPart(earlier, LONGEST_BEFORE),
          ...(earlierCount > 1 && { more: { text: t.earlier(earlierCount - 1), url } }),
        },
      }),
    },
    sender: job.workspaceName,
    footer: last.because === 'looksAfter' ? looksAfter(job.workspaceName) : because[last.because],
    ...ending,
  });
}

/** When the task is due, or planned; a planned day that has passed says nothing any more. */
function dayOf(
  language: Language,
  { dueDate, plannedOn }: Pick<TalkForMail, 'dueDate' | 'plannedOn'>,
  today: string,
): string[] {
  const { talk: t } = mailTexts[language];
  if (dueDate !== null) return [(dueDate < today ? t.wasDue : t.due)(formatDate(dueDate))];
  return plannedOn === null || plannedOn < today ? [] : [t.planned(formatDate(plannedOn))];
}

/** Whose turn it is by now, said as everywhere else. */
function turnLine(
  language: Language,
  { job, talk: { turn }, shortNameOf }: TalkFacts,
): { whose: string; why: string } {
  const somebodyOf = (id: string | null): TurnPerson | null => {
    if (id === null) return null;
    const name = shortNameOf(id) ?? mailTexts[language].somebody;
    const invited = id === turn.who && turn.whoIsInvited;
    return { id, name, you: id === job.to, invited };
  };
  const {
    whose,
    since,
    what: why,
  } = sayTurn(
    turnWords[language],
    {
      ...{ side: turn.side, because: turn.because, from: turn.from },
      ...{ who: somebodyOf(turn.who), by: somebodyOf(turn.by) },
      module: job.moduleTitle ?? null,
      ...{ since: null, seller: job.workspaceName, ours: !job.ofClient },
    },
    new Date(0),
  );
  // Since when it is the mail does not know; whether somebody has come yet it does.
  return { whose: [whose, since].filter(Boolean).join(', '), why };
}

const cut = (text: string, longest: number, on: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}… ${on}`;
