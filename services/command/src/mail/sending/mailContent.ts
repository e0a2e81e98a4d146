import { adminAddress, entryAddress, portalAddress } from '@waymark/api/addresses';
import { inClear } from '@waymark/events';
import type { MailContent } from '../mails/content.ts';
import { digestMail } from '../mails/digest.ts';
import { invitationMail } from '../mails/invitation.ts';
import type { AroundMail, MailEnding } from '../mails/layout.ts';
import { saidWords } from '../mails/ownWords.ts';
import { newProcessMail } from '../mails/newProcess.ts';
import { stuckMail } from '../mails/stuck.ts';
import { talkMail } from '../mails/talk.ts';
import { tasksMail } from '../mails/tasks.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import type { DigestProcess, EventMail, MailOf, TaskLine } from '../../outbox/mailJob.ts';
import { calledBy, nameOf, shortName } from './namesInMail.ts';
import { isOfTeam } from './mailBrand.ts';
import type { MailFacts } from './mailFacts.ts';
import { sayTurn, type TurnPerson } from '@waymark/look/turn';
import { dayInMail, takesInMail } from '../mails/days.ts';
import type { TaskInMail } from '../mails/taskInMail.ts';
import { turnWords } from '../texts/turnWords.ts';
import { changeKey } from './changesForMail.ts';
import { plainName } from '../../payloads/plainName.ts';

/**
 * A task of a mail as its reader reads it: why it is theirs, said as everywhere else, until when,
 * and what of it is to be changed.
 */
function taskInMail(
  line: TaskLine,
  { processId, to }: { readonly processId: string; readonly to: string },
  seller: string,
  {
    language,
    people,
    zone,
    changes,
    now,
    today,
  }: Pick<MailFacts, 'language' | 'people' | 'zone' | 'changes' | 'now' | 'today'>,
): TaskInMail {
  const { taskId, headline, came, dueDate = null, duration = null } = line;
  const { somebody } = mailTexts[language];
  const nameOf = (id: string | null) => calledBy(shortName, people.get(id ?? '')) ?? somebody;
  const change = changes.get(changeKey({ processId, taskId }));
  const who: TurnPerson = { id: to, name: somebody, you: true };
  const by = (id: string | null): TurnPerson | null =>
    id === null ? null : { id, name: nameOf(id), you: id === to };
  const said =
    came &&
    sayTurn(
      turnWords[language],
      {
        ...{ side: 'client', because: 'assigned', who, seller, ours: false },
        ...{ from: came.from, since: came.at, by: by(came.by) },
        module: came.module === '' ? null : came.module,
      },
      now,
      zone,
    );
  return {
    ...{ headline, why: said?.why ?? '', text: line.words ?? '' },
    day: dayInMail(language, dueDate, today),
    takes: takesInMail(language, duration),
    change: change === undefined ? null : { who: nameOf(change.by), asked: change.asked },
  };
}

/** The words of a mail. Its link shows where to go; it never signs anybody in. */
export function contentOf(mail: EventMail, facts: MailFacts): MailContent {
  const { language, site, people } = facts;
  const { brand } = facts;
  const job = withPlainNames(mail);
  const by = 'by' in job && job.by !== null ? people.get(job.by) : undefined;
  const ending = { ...endingOf(job, facts), brand };
  /** The button leads to `url`. */
  const around = (url: string) => ({
    ...ending,
    ...(facts.own !== null && { own: saidWords(language, facts.own, url) }),
  });
  const taskOf = (task: TaskLine, { processId }: { processId: string }) =>
    taskInMail(task, { processId, to: job.to }, job.workspaceName, facts);
  switch (job.mail) {
    case 'newProcess': {
      const { tasks = [], count = 0 } = job;
      const actionUrl = portalLink(site, job, job.taskId);
      return newProcessMail(
        language,
        { ...job, actionUrl },
        {
          tasks: tasks.map((task) => taskOf(task, job)),
          count,
          listUrl: portalLink(site, job, null),
          handOverUrl: job.taskId === null ? null : portalLink(site, job, job.taskId, 'hand-over'),
          ...{ from: calledBy(nameOf, by), isAnswered: facts.isAnswered },
          to: people.get(job.to)?.firstName ?? '',
        },
        around(actionUrl),
      );
    }
    case 'tasks': {
      const tasks = job.tasks.map((task) => taskOf(task, job));
      const url = portalLink(site, job, job.tasks[0]?.taskId ?? null);
      const listUrl = portalLink(site, job, null);
      const what = { ...job, tasks, url, listUrl };
      return tasksMail(language, what, around(url));
    }
    case 'invitation':
      return invitationMail(
        language,
        {
          ...job,
          by: by === undefined ? null : { name: nameOf(by), email: by.email },
          url: facts.invitationUrl,
        },
        { brand },
      );
    case 'stuck': {
      const who = by === undefined ? mailTexts[language].somebody : shortName(by);
      const { headline } = job.task;
      const url = staffLink(site, job, job.moduleId, job.task.taskId);
      const { isAnswered } = facts;
      return stuckMail(
        language,
        {
          ...{ ...job, who, headline, url, isAnswered },
          reason: job.reason && inClear(job.reason),
        },
        around(url),
      );
    }
    case 'digest': {
      const listUrl = (process: DigestPlace) => {
        const place = { ...process, workspaceId: job.workspaceId };
        return process.ofClient ? portalLink(site, place, null) : teamLink(site, place);
      };
      const nameOf = (accountId: string | null) => {
        const person = people.get(accountId ?? '');
        return person === undefined ? null : shortName(person);
      };
      const url = firstOf(job, site) ?? site;
      const words = (id: string | null) => {
        const said = facts.words.get(id ?? '');
        return said?.text?.trim() || said?.files.join(', ') || null;
      };
      return digestMail(language, { ...job, listUrl, nameOf, taskOf, url, words }, around(url));
    }
    case 'talk':
      return talkContent(job, facts, ending);
    default:
      return job satisfies never;
  }
}

function talkContent(
  job: MailOf<'talk'>,
  { talk, language, site, people, zone, isAnswered, today }: MailFacts,
  ending: AroundMail,
): MailContent {
  if (talk === null) throw new Error('a mail about a conversation without what was said');
  const { taskId } = job.task;
  const isTheirs = talk.turn.because === 'assigned' && talk.turn.who === job.to;
  return talkMail(
    language,
    {
      ...{ job, talk, isAnswered },
      nameOf: (id) => calledBy(nameOf, people.get(id)),
      shortNameOf: (id) => calledBy(shortName, people.get(id)),
      timeZone: zone,
      today,
      url: job.ofClient
        ? portalLink(site, job, taskId, 'talk')
        : staffLink(site, job, job.moduleId, taskId, 'talk'),
      // A form is done by sending it, a booking by a time.
      doneUrl:
        job.ofClient && isTheirs && talk.isDoneByWord
          ? portalLink(site, job, taskId, 'done')
          : null,
    },
    ending,
  );
}

type DigestPlace = Pick<DigestProcess, 'processId' | 'projectId' | 'ofClient' | 'onBoard'>;

/** Where the first thing of a digest is done, or read. */
function firstOf(
  { processes, workspaceId }: Extract<EventMail, { mail: 'digest' }>,
  site: string,
): string | null {
  const acting = processes.find(({ turnCount }) => turnCount > 0) ?? processes[0];
  if (acting === undefined) return null;
  const place = { ...acting, workspaceId };
  const first = acting.turn[0] ?? acting.stuck[0];
  if (acting.ofClient) return portalLink(site, place, first?.taskId ?? null);
  if (first === undefined || acting.onBoard) return teamLink(site, place, first?.taskId);
  return staffLink(site, place, first.moduleId, first.taskId);
}

/** Why it comes now, how mails like it are stopped, and where all is set. */
function endingOf(job: EventMail, { language, site, settings, stopUrl }: MailFacts): MailEnding {
  if (stopUrl === null) return {};
  const { ending: t } = mailTexts[language];
  const { digestAt, timeZone } = settings;
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return {
    ...(job.why !== undefined &&
      job.mail !== 'talk' && {
        rhythm:
          job.why === 'daily' || job.why === 'weekly' ? t[job.why](digestAt, zone) : t[job.why],
      }),
    links: [
      { text: job.mail === 'talk' ? mailTexts[language].talk.stop : t.stop, url: stopUrl },
      {
        text: t.settings,
        url: `${site}${isOfTeam(job) ? adminAddress.profile() : portalAddress.mails()}`,
      },
    ],
  };
}

type MailedProcess = { readonly processId: string; readonly workspaceId: string };

/** A task of theirs; without one all that is theirs of the process. */
function portalLink(
  site: string,
  { processId, workspaceId: w }: MailedProcess,
  taskId: string | null,
  hash?: 'talk' | 'done' | 'hand-over',
): string {
  const page =
    taskId === null
      ? portalAddress.process({ processId, w })
      : portalAddress.task({ processId, taskId, w, hash });
  return site + page;
}

/**
 * The page of the whole process, or of the project's board. Where the mail does not say of which
 * project the process is, the list of them all.
 */
function teamLink(
  site: string,
  { processId, workspaceId: w, ...place }: MailedProcess & DigestPlace,
  taskId?: string,
): string {
  const projectId = place.onBoard ? processId : place.projectId;
  if (projectId === null) return site + entryAddress.executions({ w });
  return (
    site +
    (place.onBoard
      ? adminAddress.project({ projectId, w, hash: taskId })
      : adminAddress.process({ projectId, processId, w }))
  );
}

const staffLink = (
  site: string,
  { processId: planId, workspaceId: w }: MailedProcess,
  moduleId: string,
  taskId: string,
  panel?: 'talk',
): string => site + adminAddress.module({ planId, moduleId, tab: 'tasks', panel, w, hash: taskId });

/**
 * Names given before they had to be plain must not turn into links, or markup, in somebody's mail
 * program.
 */
function withPlainNames<Job extends EventMail>(job: Job): Job {
  return plainIn(job) as Job;
}

/** Names, titles and headlines, wherever they stand. */
const NAMED = /Name$|^(?:target|headline|module|moduleTitle)$/;

function plainIn(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return NAMED.test(key) ? plainName(value) : value;
  if (Array.isArray(value)) return value.map((each) => plainIn(each));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, plainIn(each, name)]),
  );
}
