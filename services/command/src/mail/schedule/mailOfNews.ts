import {
  plainText,
  type MailReason,
  type Person,
  type Task,
  type Workspace,
} from '@waymark/events';
import type { DigestProcess, EventMail } from '../../outbox/mailJob.ts';
import type { PostOwner, ToldOfTasks, WaitingNews } from './postTables.ts';
import { lineOf as newsLineOf } from './record.ts';
import type { ProcessStanding } from './standing.ts';

/** So many of each kind a mail names; of the others it says how many there are. */
export const NAMED = 3;

type MailOfNews = {
  readonly receiver: PostOwner;
  readonly workspace: Workspace;
  readonly why: MailReason;
  /** The conversation that it is about alone; null: with all else. */
  readonly apart: string | null;
  readonly news: readonly WaitingNews[];
  readonly standings: ReadonlyMap<string, ProcessStanding | null>;
  readonly told: ReadonlyMap<string, ToldOfTasks>;
  /** The local date. */
  readonly today: string;
};

export type PersonOf = (accountId: string) => Promise<Person | null>;

/** A mail whose type says of which kind it is, not only that it is one of them. */
const mail = <Job extends EventMail>(job: Job): Job => job;

/**
 * The mail that tells this news; null where nothing of it is left to tell. Its type is that of the
 * kinds that it makes, which are all there are: a kind that nobody sends does not compile
 * (mailOfNews.test.ts).
 */
export function mailOfNews(letter: MailOfNews) {
  const { receiver, workspace, why, news, standings, told } = letter;
  const [first] = news;
  if (first === undefined) return null;
  const toSomebody = {
    eventId: first.id,
    to: receiver.accountId,
    workspaceId: receiver.workspaceId,
    workspaceName: workspace.name,
    why,
    kinds: [...new Set(news.flatMap(({ kind }) => kind ?? []))],
    news: news.flatMap(newsLineOf),
  };
  if (first.kind === null)
    return mail({
      mail: 'invitation',
      ...toSomebody,
      by: first.by,
      clientId: first.clientId,
      target: targetOf(first, standings),
    });
  const byProcess = Map.groupBy(news, ({ processId }) => processId);
  const parts = [...byProcess].flatMap(([processId, about]) => {
    const standing = standings.get(processId ?? '');
    return standing == null || processId === null ? [] : [{ standing, about, processId }];
  });
  const [only] = parts;
  if (only === undefined) return null;
  if (parts.length === 1) {
    const { standing, about, processId } = only;
    const { process, client, projectName, ofClient } = standing;
    const turns = about.filter(({ kind }) => kind === 'turn');
    const place = { processId, processName: process.name };
    const lines = linesOf(standing.theirs, turns);
    const tasks = lines.slice(0, NAMED).map((task) => turnLineOf(standing, task, turns));
    const told3 = { tasks, count: lines.length };
    const reminds = news.every((each) => each.reminds === true);
    const isOfTurns = turns.length === about.length && ofClient;
    if (isOfTurns && (why !== 'daily' || reminds)) {
      if (!told.has(processId) && !isBoard(process))
        return mail({
          mail: 'newProcess',
          ...{ ...toSomebody, ...place, ...told3, heldFor: null, projectName },
          clientName: client.name,
          tasks: tasks.map((line, nth) => ({
            ...line,
            ...(nth === 0 && { words: beginning(lines[0]) }),
          })),
          by: contactOf(standing, workspace, about),
          taskId: lines[0]?.taskId ?? null,
        });
      if (tasks.length > 0)
        return mail({
          mail: 'tasks',
          ...toSomebody,
          ...place,
          ...{ ...told3, reminds },
          heldFor: null,
        });
    }
    const talk = talkLetter(standing, about);
    if (talk !== null && letter.apart !== null)
      return mail({ mail: 'talk', ...{ ...toSomebody, ...place, ...talk } });
    const [stuck, ...more] = about;
    const task = process.plan.tasks.get(stuck?.taskId ?? '');
    if (stuck?.kind === 'stuck' && more.length === 0 && task !== undefined)
      return mail({
        mail: 'stuck',
        ...{ ...toSomebody, ...place },
        by: stuck.by ?? '',
        moduleId: task.moduleId,
        task: lineOf(task),
        reason: stuck.reason,
      });
  }
  return mail({
    mail: 'digest',
    ...toSomebody,
    today: letter.today,
    processes: parts.map(({ standing, about }) => digestOf(standing, about, letter.today)),
  });
}

/** So many letters of a task's own words. */
const BEGINNING = 240;

/** How the words of a task begin, on one line. */
function beginning(task: Task | undefined): string {
  const words = plainText(task?.description ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > BEGINNING ? `${words.slice(0, BEGINNING).trimEnd()}…` : words;
}

/** Who of the team answers for the process, else who started it. */
const contactOf = (
  { process }: ProcessStanding,
  { members }: Workspace,
  about: readonly WaitingNews[],
): string | null =>
  [process.owner, ...about.map(({ by }) => by)].find((one) => one !== null && members.has(one)) ??
  null;

/** A board is a process that is its own project. */
const isBoard = ({ processId, projectId }: ProcessStanding['process']): boolean =>
  processId === projectId;

/** What was said about one task; null where the news is about anything else. */
function talkLetter(
  { process: { plan }, client, ofClient }: ProcessStanding,
  about: readonly WaitingNews[],
) {
  const said = saidOf(about);
  const task = plan.tasks.get(about[0]?.taskId ?? '');
  if (said.length === 0 || task === undefined) return null;
  return {
    ...{ ofClient, clientName: client.name, moduleId: task.moduleId },
    moduleTitle: plan.modules.get(task.moduleId)?.title ?? '',
    task: lineOf(task),
    said: said.slice(-NAMED),
    count: said.length,
  };
}

/** Each of what was said once, by what concerns the reader most. */
const saidOf = (about: readonly WaitingNews[]) => [
  ...new Map(
    about.flatMap(({ said, by, taskId }) =>
      said === null ? [] : [[`${taskId} ${said.id}`, { ...said, by }] as const],
    ),
  ).values(),
];

function targetOf({ processId }: WaitingNews, standings: MailOfNews['standings']): string | null {
  return standings.get(processId ?? '')?.process.name ?? null;
}

/** What the news is about comes first, then all else that lies with them. */
function linesOf(theirs: readonly Task[], turns: readonly WaitingNews[]): readonly Task[] {
  const about = new Set(turns.map(({ taskId }) => taskId));
  return [
    ...theirs.filter(({ taskId }) => about.has(taskId)),
    ...theirs.filter(({ taskId }) => !about.has(taskId)),
  ];
}

const lineOf = ({ taskId, headline, dueDate, moduleId, duration }: Task) => ({
  ...{ taskId, headline, dueDate, moduleId, duration },
});

/** With what made it their turn, where the news is about it. */
function turnLineOf(
  { process: { plan } }: ProcessStanding,
  task: Task,
  turns: readonly WaitingNews[],
) {
  const news = turns.findLast(({ taskId, came }) => taskId === task.taskId && came !== null);
  const module = plan.modules.get(task.moduleId)?.title ?? '';
  return {
    ...lineOf(task),
    ...(news != null && news.came !== null && { came: { ...news.came, by: news.by, module } }),
  };
}

const isLate = (dueDate: string | null, today: string): boolean =>
  dueDate !== null && dueDate < today;

function digestOf(
  standing: ProcessStanding,
  about: readonly WaitingNews[],
  today: string,
): DigestProcess {
  const { process, client, ofClient, theirs } = standing;
  const of = (kind: WaitingNews['kind']) => about.filter((news) => news.kind === kind);
  const told = (news: readonly WaitingNews[]) =>
    news
      .flatMap(({ taskId, by, reason }) => {
        const task = process.plan.tasks.get(taskId ?? '');
        return task === undefined ? [] : [{ ...lineOf(task), by, reason }];
      })
      .slice(0, NAMED);
  const turns = of('turn');
  const lines = turns.length === 0 ? [] : linesOf(theirs, turns);
  const done = [...new Map(of('others').map((news) => [news.taskId, news])).values()];
  const stuck = [...new Map(of('stuck').map((news) => [news.taskId, news])).values()];
  const talk = about.flatMap(({ said, by, taskId }) => {
    const task = process.plan.tasks.get(taskId ?? '');
    return said === null || task === undefined ? [] : [{ ...lineOf(task), said: { ...said, by } }];
  });
  return {
    processId: process.processId,
    processName: process.name,
    clientName: client.name,
    ofClient,
    projectId: process.projectId,
    onBoard: isBoard(process),
    talk: talk.slice(0, NAMED),
    talkCount: talk.length,
    turn: lines.slice(0, NAMED).map((task) => turnLineOf(standing, task, turns)),
    turnCount: lines.length,
    lateCount: lines.filter(({ dueDate }) => isLate(dueDate, today)).length,
    stuck: told(stuck),
    stuckCount: stuck.length,
    others: told(done),
    othersCount: done.length,
  };
}
