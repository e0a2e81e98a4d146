import { addDays, type MailKind, type MailReason, type MailSettings } from '@waymark/events';
import { instantOf, localTime, minutesOf } from './localTime.ts';
import { endOfQuiet, isQuiet } from './quietHours.ts';

/** Something that somebody is to be told. Instants are in ms since 1970. */
export type PendingNews = {
  readonly id: string;
  /**
   * null: no setting is about it (an invitation), so that it goes as soon as somebody may be
   * disturbed.
   */
  readonly kind: MailKind | null;
  readonly at: number;
  /** Their part begins: it need not wait for the mail of the next day where none went today. */
  readonly begins: boolean;
  /** What is about the same conversation goes alone in a mail of its own; null: with all else. */
  readonly apart: string | null;
};

/** What has gone out to somebody before. */
export type Before = {
  /** When the last mail went that was not at once; null: none. */
  readonly mailAt: number | null;
  /** The local date for which the mail of the day was last looked at. */
  readonly digestOn: string | null;
  readonly weeklyOn: string | null;
};

export type PendingPost = {
  readonly waiting: readonly PendingNews[];
  /** In which `timeZone` is known. */
  readonly settings: MailSettings & { readonly timeZone: string };
  readonly before: Before;
  readonly now: number;
  /** Whether something lies with them, of which the mail of the day may have to remind them. */
  readonly hasOpen: boolean;
  /** How long what happens at one moment is gathered, in ms. */
  readonly gathering: number;
};

export type OutgoingMail = {
  readonly why: MailReason;
  readonly apart: string | null;
  readonly news: readonly string[];
};

export type GoesOut = {
  readonly mails: readonly OutgoingMail[];
  /** What they want no mail about. */
  readonly never: readonly string[];
  readonly before: Before;
  /** When to look again, in ms; null: not before there is something new. */
  readonly lookAt: number | null;
};

/**
 * What goes out to somebody at this instant, and when to look again. Nothing in quiet hours; what
 * is wanted at once when its moment is over; all else in one mail a day, and the first mail of a
 * part that begins in place of that of its day.
 */
export function whatGoesOut(post: PendingPost): GoesOut {
  const { waiting, settings, now, gathering, before } = post;
  const { kinds, quiet, timeZone } = settings;
  const cadenceOf = ({ kind }: PendingNews) => (kind === null ? 'atOnce' : kinds[kind]);
  const never = waiting.filter((news) => cadenceOf(news) === 'never');
  const wanted = waiting.filter((news) => cadenceOf(news) !== 'never');
  const isOver = ({ at }: PendingNews) => at + gathering <= now;
  const disturbs = (news: PendingNews) =>
    news.kind === 'stuck' && quiet.exceptStuck ? true : !isQuiet(quiet, timeZone, now);

  const today = localTime(timeZone, now).date;
  const isFree = before.mailAt === null || localTime(timeZone, before.mailAt).date !== today;
  const digest = digestOf(post, today);

  const atOnce = wanted.filter(
    (news) => cadenceOf(news) === 'atOnce' && disturbs(news) && isOver(news),
  );
  const daily = wanted.filter((news) => cadenceOf(news) === 'daily');
  const weekly = wanted.filter((news) => cadenceOf(news) === 'weekly');
  const begins =
    isFree && !isQuiet(quiet, timeZone, now) && daily.some((news) => news.begins && isOver(news));
  const goesDaily = isFree && (begins || (digest.isDue && daily.some(digest.isOld)));
  const goesWeekly = isFree && digest.isWeekDue && weekly.some(digest.isOfLastWeek);

  const together = [
    ...atOnce.filter(({ apart }) => apart === null),
    ...(goesDaily ? daily : []),
    ...(goesWeekly ? weekly : []),
  ];
  const why: MailReason = begins
    ? 'begins'
    : goesDaily
      ? 'daily'
      : goesWeekly
        ? 'weekly'
        : 'atOnce';
  const mails: OutgoingMail[] = [
    ...Map.groupBy(
      atOnce.filter(({ apart }) => apart !== null),
      ({ apart }) => apart,
    ),
  ].map(([apart, news]) => ({ why: 'atOnce', apart, news: idsOf(news) }));
  if (together.length > 0) mails.push({ why, apart: null, news: idsOf(together) });

  const gone = new Set(mails.flatMap(({ news }) => news));
  const left = wanted.filter(({ id }) => !gone.has(id));
  const nextAtOnce = left
    .filter(
      (news) =>
        cadenceOf(news) === 'atOnce' ||
        (cadenceOf(news) === 'daily' && news.begins && isFree && !goesDaily),
    )
    .map((news) => {
      const over = Math.max(now + 1, news.at + gathering);
      return news.kind === 'stuck' && quiet.exceptStuck ? over : endOfQuiet(quiet, timeZone, over);
    });
  const standing = left.length > 0 || post.hasOpen;
  const looks = [...nextAtOnce, ...(standing ? [digest.next] : [])];
  return {
    mails,
    never: idsOf(never),
    before: {
      mailAt: goesDaily || goesWeekly ? now : before.mailAt,
      digestOn: digest.isDue ? digest.day : before.digestOn,
      weeklyOn: digest.isWeekDue && isFree ? digest.week : before.weeklyOn,
    },
    lookAt: looks.length === 0 ? null : Math.min(...looks),
  };
}

const idsOf = (news: readonly PendingNews[]) => news.map(({ id }) => id);
const MONDAY = 1;
/** Quiet hours may put the mail of a day off, at most past a weekend. */
const DAYS_AROUND = 5;

/**
 * Where the mail of the day stands: it may go at the first instant of its day that is not quiet,
 * from the chosen time on.
 */
function digestOf({ settings, before, now }: PendingPost, today: string) {
  const { quiet, timeZone, digestAt } = settings;
  const instantOn = (date: string) =>
    endOfQuiet(quiet, timeZone, instantOf(timeZone, date, minutesOf(digestAt)));
  const dateOf = (instant: number) => localTime(timeZone, instant).date;
  const latest = (instants: readonly number[]) =>
    Math.max(...instants.filter((instant) => instant <= now));
  const near = Array.from({ length: 2 * DAYS_AROUND }, (_, n) =>
    instantOn(addDays(today, n - DAYS_AROUND)),
  );
  const { weekday } = localTime(timeZone, now);
  const monday = addDays(today, -((weekday + 7 - MONDAY) % 7));
  const last = latest(near);
  const lastWeekly = latest([0, -7, -14].map((days) => instantOn(addDays(monday, days))));
  const disturbs = isQuiet(quiet, timeZone, now);
  return {
    day: dateOf(last),
    week: dateOf(lastWeekly),
    isDue: !disturbs && (before.digestOn ?? '') < dateOf(last),
    isWeekDue: !disturbs && (before.weeklyOn ?? '') < dateOf(lastWeekly),
    /** What came after the mail of the day could have gone waits for the next. */
    isOld: ({ at }: PendingNews) => at <= last,
    isOfLastWeek: ({ at }: PendingNews) => at <= lastWeekly,
    next: Math.min(...near.filter((instant) => instant > now)),
  };
}
