import {
  adminAddress,
  entryAddress,
  portalAddress,
} from '@waymark/api/addresses';
import type { MailContent } from '../mailer/mails/content.ts';
import { digestMail } from '../mailer/mails/digest.ts';
import { invitationMail } from '../mailer/mails/invitation.ts';
import type { MailEnding } from '../mailer/mails/layout.ts';
import { saidWords } from '../mailer/mails/ownWords.ts';
import { newProcessMail } from '../mailer/mails/newProcess.ts';
import { stuckMail } from '../mailer/mails/stuck.ts';
import { talkMail } from '../mailer/mails/talk.ts';
import { tasksMail } from '../mailer/mails/tasks.ts';
import { mailTexts } from '../mailer/texts/mailTexts.ts';
import type { DigestProcess, EventMail, MailOf, TaskLine } from './mailJob.ts';
import { calledBy, nameOf, shortName } from './namesInMail.ts';
import type { MailFacts } from './mailFacts.ts';
import { taskInMail } from './taskForMail.ts';
import { plainName } from '../payloads/plainName.ts';

/** The words of a mail. Its link shows where to go; it never signs anybody in. */
export function contentOf(mail: EventMail, facts: MailFacts): MailContent {
  const { language, site, people } = facts;
  const job = withPlainNames(mail);
  const by = 'by' in job && job.by !== null ? people.get(job.by) : undefined;
  const ending = endingOf(job, facts);
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
          handOverUrl:
            job.taskId === null
              ? null
              : portalLink(site, job, job.taskId, 'hand-over'),
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
      return invitationMail(language, {
        ...job,
        by: by === undefined ? null : { name: nameOf(by), email: by.email },
        url: facts.invitationUrl,
      });
    case 'stuck': {
      const who =
        by === undefined ? mailTexts[language].somebody : shortName(by);
      const { headline } = job.task;
      const url = staffLink(site, job, job.moduleId, job.task.taskId);
      const { isAnswered } = facts;
      return stuckMail(
        language,
        { ...job, who, headline, url, isAnswered },
        around(url),
      );
    }
    case 'digest': {
      const listUrl = (process: DigestPlace) => {
        const place = { ...process, workspaceId: job.workspaceId };
        return process.ofClient
          ? portalLink(site, place, null)
          : teamLink(site, place);
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
      return digestMail(
        language,
        { ...job, listUrl, nameOf, taskOf, url, words },
        around(url),
      );
    }
    case 'talk':
      return talkContent(job, facts, ending);
    default:
      return job satisfies never;
  }
}

function talkContent(
  job: MailOf<'talk'>,
  { talk, language, site, people, settings, isAnswered, today }: MailFacts,
  ending: MailEnding,
): MailContent {
  if (talk === null)
    throw new Error('a mail about a conversation without what was said');
  const { taskId } = job.task;
  const isTheirs = talk.turn.because === 'assigned' && talk.turn.who === job.to;
  return talkMail(
    language,
    {
      ...{ job, talk, isAnswered },
      nameOf: (id) => calledBy(nameOf, people.get(id)),
      shortNameOf: (id) => calledBy(shortName, people.get(id)),
      timeZone: settings.timeZone,
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

type DigestPlace = Pick<
  DigestProcess,
  'processId' | 'projectId' | 'ofClient' | 'onBoard'
>;

/** Where the first thing of a digest is done, or read. */
function firstOf(
  { processes, workspaceId }: Extract<EventMail, { mail: 'digest' }>,
  site: string,
): string | null {
  const acting =
    processes.find(({ turnCount }) => turnCount > 0) ?? processes[0];
  if (acting === undefined) return null;
  const place = { ...acting, workspaceId };
  const first = acting.turn[0] ?? acting.stuck[0];
  if (acting.ofClient) return portalLink(site, place, first?.taskId ?? null);
  if (first === undefined || acting.onBoard)
    return teamLink(site, place, first?.taskId);
  return staffLink(site, place, first.moduleId, first.taskId);
}

/** Why it comes now, how mails like it are stopped, and where all is set. */
function endingOf(
  job: EventMail,
  { language, site, settings, stopUrl }: MailFacts,
): MailEnding {
  if (stopUrl === null) return {};
  const { ending: t } = mailTexts[language];
  const ofTeam =
    job.mail === 'stuck' ||
    (job.mail === 'talk' && !job.ofClient) ||
    (job.mail === 'digest' && job.processes[0]?.ofClient === false);
  const { digestAt, timeZone } = settings;
  const zone = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return {
    ...(job.why !== undefined &&
      job.mail !== 'talk' && {
        rhythm:
          job.why === 'daily' || job.why === 'weekly'
            ? t[job.why](digestAt, zone)
            : t[job.why],
      }),
    links: [
      {
        text: job.mail === 'talk' ? mailTexts[language].talk.stop : t.stop,
        url: stopUrl,
      },
      {
        text: t.settings,
        url: `${site}${ofTeam ? adminAddress.profile() : portalAddress.mails()}`,
      },
    ],
  };
}

type Place = { readonly processId: string; readonly workspaceId: string };

/** A task of theirs; without one all that is theirs of the process. */
function portalLink(
  site: string,
  { processId, workspaceId: w }: Place,
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
 * The page of the whole process, or of the project's board. Where the mail does not say of which project the process is, the
 * list of them all.
 */
function teamLink(
  site: string,
  { processId, workspaceId: w, ...place }: Place & DigestPlace,
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
  { processId: planId, workspaceId: w }: Place,
  moduleId: string,
  taskId: string,
  panel?: 'talk',
): string =>
  site +
  adminAddress.module({
    planId,
    moduleId,
    tab: 'tasks',
    panel,
    w,
    hash: taskId,
  });

/** Names given before they had to be plain must not turn into links, or markup, in somebody's mail program. */
function withPlainNames<Job extends EventMail>(job: Job): Job {
  const names = Object.entries(job).filter(
    ([key, value]) => /Name$|^target$/.test(key) && typeof value === 'string',
  ) as [string, string][];
  return {
    ...job,
    ...Object.fromEntries(names.map(([key, name]) => [key, plainName(name)])),
  };
}
