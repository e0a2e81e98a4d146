import { shownIn, type MailSettings, type MailStop } from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import type { PostLook } from '../../nouns/post/post.ts';
import type { PostOwner, ToldOfTasks, WaitingNews } from './postTables.ts';
import { lineOf } from './record.ts';
import { remindersOf } from './reminders.ts';
import type { ProcessStanding } from './standing.ts';
import { talkHolds, talkKey, type TalksOfPerson } from './talkOfNews.ts';
import { whatGoesOut, type Before, type GoesOut, type OutgoingMail } from './whatGoesOut.ts';

/** All that it takes to tell what goes out to somebody. */
export type PostOfPerson = {
  readonly receiver: PostOwner;
  readonly waiting: readonly WaitingNews[];
  readonly told: ReadonlyMap<string, ToldOfTasks>;
  /** Process -> how it stands; null: gone for them. */
  readonly standings: ReadonlyMap<string, ProcessStanding | null>;
  readonly talked: TalksOfPerson;
  readonly settings: MailSettings & { readonly timeZone: string };
  /** Of the workspace: by it a date has come, or has passed. */
  readonly zone: string;
  readonly stops: readonly MailStop[];
  readonly before: Before;
  /** In ms. */
  readonly now: number;
  readonly gathering: number;
};

export type DueNews = GoesOut & {
  /** By mail, the news that it tells. */
  readonly letters: readonly {
    readonly outgoing: OutgoingMail;
    readonly news: readonly WaitingNews[];
  }[];
  /** What goes out, and what has become pointless. */
  readonly settled: readonly string[];
  /** What waits longer than a moment is gathered for, and for what. */
  readonly waits: PostLook['waits'];
  readonly heldBack: PostLook['heldBack'];
};

/** What of the news still holds, with the reminders that are due; and what of it goes out now. */
export function selectDueNews(post: PostOfPerson): DueNews {
  const { waiting, told, standings, settings, now, receiver } = post;
  const { zone: timeZone } = post;
  const today = dayIn(timeZone, now);
  const reminders = [...told].flatMap(([processId, what]) => {
    const theirs = standings.get(processId)?.theirs ?? [];
    const about = new Set(waiting.map(({ taskId }) => taskId));
    return remindersOf(receiver, processId, theirs, what, { ...{ today, timeZone } }).filter(
      ({ taskId }) => !about.has(taskId),
    );
  });
  const [holding, pointless] = partition(waiting, (news) => holds(news, post));
  const all = [...holding, ...reminders.filter((news) => !isStopped(news, post))];
  const out = whatGoesOut({
    waiting: all.map((news) => ({
      ...{ id: news.id, kind: news.kind, at: news.at, begins: news.begins },
      apart: news.kind === null ? news.id : talkKey(news),
    })),
    settings,
    before: post.before,
    now,
    hasOpen: [...told.keys()].some(
      (processId) => (standings.get(processId)?.theirs.length ?? 0) > 0,
    ),
    gathering: post.gathering,
  });
  const byId = new Map(all.map((news) => [news.id, news]));
  const gone = new Set([...out.never, ...out.mails.flatMap(({ news }) => news)]);
  const isSoon = out.lookAt !== null && out.lookAt <= now + post.gathering;
  const never = new Set(out.never);
  return {
    ...out,
    waits: isSoon
      ? []
      : holding
          .filter(({ id }) => !gone.has(id))
          .flatMap((news) =>
            lineOf(news).map((line) => ({ ...line, waitsFor: waitsFor(news, settings) })),
          ),
    heldBack: [
      ...pointless.flatMap((news) =>
        lineOf(news).map((line) => ({
          ...line,
          why: isStopped(news, post) ? ('stopped' as const) : ('over' as const),
        })),
      ),
      ...holding
        .filter(({ id }) => never.has(id))
        .flatMap((news) => lineOf(news).map((line) => ({ ...line, why: 'never' as const }))),
    ],
    letters: out.mails.map((outgoing) => ({
      outgoing,
      news: outgoing.news.flatMap((id) => byId.get(id) ?? []),
    })),
    settled: [
      ...pointless.map(({ id }) => id),
      ...out.never,
      ...out.mails.flatMap(({ news }) => news),
    ],
  };
}

/** What comes at once waits for the end of quiet hours alone. */
function waitsFor(
  { kind }: WaitingNews,
  { kinds }: MailSettings,
): PostLook['waits'][number]['waitsFor'] {
  const cadence = kind === null ? 'atOnce' : kinds[kind];
  return cadence === 'daily' || cadence === 'weekly' ? cadence : 'quietHours';
}

/**
 * Whether news still tells something: a turn that has passed on since, a process that is gone, is
 * none.
 */
function holds(news: WaitingNews, post: PostOfPerson): boolean {
  const { kind, processId, taskId, unlessTold } = news;
  if (processId === null) return true;
  const standing = post.standings.get(processId);
  if (standing == null || isStopped(news, post)) return false;
  switch (kind) {
    case 'turn':
      return (
        standing.theirs.some((task) => taskId === null || task.taskId === taskId) &&
        !(unlessTold && post.told.get(processId)?.[taskId ?? '']?.includes('turn') === true)
      );
    case 'stuck':
      return standing.process.plan.tasks.get(taskId ?? '')?.status === 'STUCKED';
    case 'others': {
      const { plan } = standing.process;
      const task = plan.tasks.get(taskId ?? '');
      return task?.status === 'DONE' && (!standing.ofClient || shownIn(plan, task));
    }
    case 'answers':
    case 'mentions':
      return talkHolds(news, standing, post.receiver, post.talked);
    case null:
      return true;
    default:
      return kind satisfies never;
  }
}

const isStopped = (
  { processId, taskId }: WaitingNews,
  { stops, receiver: { workspaceId } }: PostOfPerson,
) =>
  stops.some(
    (stop) =>
      stop.of === 'task' &&
      stop.workspaceId === workspaceId &&
      stop.processId === processId &&
      stop.taskId === taskId,
  );

function partition<Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}
