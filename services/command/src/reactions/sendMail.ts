import type { Person } from '@waymark/events';
import { languages, type Language } from '@waymark/look/language';
import type { Logger } from 'pino';
import { CODE_MINUTES, type DueCode } from '../identity/oneTimeCodes.ts';
import type { InvitationLinks } from '../invitations/invitationLinks.ts';
import type { Mailer } from '../mailer/mailer.ts';
import { spokenName, type MailContent } from '../mailer/mails/content.ts';
import { invitationMail } from '../mailer/mails/invitation.ts';
import { newProcessMail } from '../mailer/mails/newProcess.ts';
import { oneTimeCodeMail } from '../mailer/mails/oneTimeCode.ts';
import { stuckMail } from '../mailer/mails/stuck.ts';
import { tasksMail } from '../mailer/mails/tasks.ts';
import { mailTexts } from '../mailer/texts/mailTexts.ts';
import { plainName } from '../payloads/plainName.ts';
import type { EventMail, MailJob, MailOf } from './mailJob.ts';
import { mailKey } from './outbox.ts';

export type SendDeps = {
  readonly mailer: Mailer;
  /** `Name <address>` that all mail comes from. */
  readonly from: string;
  /** Where Waymark is reached, as `https://waymark.example`. */
  readonly publicUrl: string;
  readonly accounts: {
    person(accountId: string): Promise<Person | null>;
    language(accountId: string): Promise<Language | null>;
    mayBeInvited(accountId: string, workspaceId: string): Promise<boolean>;
  };
  readonly links: InvitationLinks;
  readonly codes: {
    due(codeId: string): Promise<DueCode | null>;
    mailed(codeId: string): Promise<void>;
  };
  readonly logger: Logger;
};

/** Turns a waiting job into a mail and sends it. A mail that has become pointless is dropped. @throws MailRefused */
export function mailSender({
  mailer,
  from,
  publicUrl,
  accounts,
  codes,
  links,
  logger,
}: SendDeps): (job: MailJob) => Promise<void> {
  const site = publicUrl.replace(/\/+$/, '');

  const send = (job: MailJob, to: string, content: MailContent) =>
    mailer.send({ messageId: `${mailKey(job)}@waymark`, from, to, ...content });

  const sendCode = async (job: Extract<MailJob, { mail: 'oneTimeCode' }>) => {
    const due = await codes.due(job.codeId);
    if (due === null) return;
    await send(
      job,
      due.email,
      oneTimeCodeMail(job.language ?? languages[0], {
        code: due.code,
        minutes: CODE_MINUTES,
      }),
    );
    await codes.mailed(job.codeId);
  };

  const invitationLink = ({
    to: accountId,
    workspaceId,
    clientId,
  }: MailOf<'invitation'>) =>
    `${site}/portal/invitation?t=${links.token({ accountId, workspaceId, clientId })}`;

  /** Theirs; of who has none yet, that of the person who invites them, since the two have something to talk about. */
  const languageFor = async (job: EventMail): Promise<Language> =>
    (await accounts.language(job.to)) ??
    (job.mail === 'invitation' && job.by !== null
      ? await accounts.language(job.by)
      : null) ??
    languages[0];

  const sendToPerson = async (job: EventMail) => {
    const person = await accounts.person(job.to);
    if (person === null) {
      logger.info(
        { mail: job.mail, eventId: job.eventId },
        'mail dropped: its person is gone',
      );
      return;
    }
    // Said no for good: nothing goes out, and the inviting side sees no difference.
    if (
      job.mail === 'invitation' &&
      !(await accounts.mayBeInvited(job.to, job.workspaceId))
    )
      return;
    const by =
      'by' in job && job.by !== null ? await accounts.person(job.by) : null;
    const url = job.mail === 'invitation' ? invitationLink(job) : '';
    const language = await languageFor(job);
    await send(
      job,
      person.email,
      contentOf(withPlainNames(job), site, by, url, language),
    );
  };

  return (job) =>
    job.mail === 'oneTimeCode' ? sendCode(job) : sendToPerson(job);
}

/** The words of a mail. Its link shows where to go; it never signs anybody in. */
function contentOf(
  job: EventMail,
  site: string,
  by: Person | null,
  invitationUrl: string,
  language: Language,
): MailContent {
  switch (job.mail) {
    case 'newProcess':
      return newProcessMail(language, {
        ...job,
        actionUrl: portalLink(site, job, job.taskId),
      });
    case 'tasks': {
      const headlines = job.tasks.map(({ headline }) => headline);
      return tasksMail(language, {
        ...job,
        headlines,
        url: portalLink(site, job, job.tasks[0]?.taskId ?? null),
      });
    }
    case 'invitation':
      return invitationMail(language, {
        ...job,
        by: by === null ? null : { name: nameOf(by), email: by.email },
        url: invitationUrl,
      });
    case 'stuck': {
      const who =
        by === null
          ? mailTexts[language].somebody
          : plainName(by.firstName) || nameOf(by);
      const url = `${site}/module/${job.processId}/${job.moduleId}/tasks?w=${job.workspaceId}#${job.task.taskId}`;
      return stuckMail(language, {
        ...job,
        who,
        headline: job.task.headline,
        url,
      });
    }
  }
}

function portalLink(
  site: string,
  { processId, workspaceId }: { processId: string; workspaceId: string },
  taskId: string | null,
): string {
  const page =
    taskId === null ? `process/${processId}` : `task/${processId}/${taskId}`;
  return `${site}/portal/${page}?w=${workspaceId}`;
}

const nameOf = (person: Person) => plainName(spokenName(person));

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
