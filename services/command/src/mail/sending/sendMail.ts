import { entryAddress, portalAddress, serviceAddress } from '@waymark/api/addresses';
import type { PictureLinks } from '@waymark/edge';
import { mailSettingsOf, type MailChoices, type Person } from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import { languages, type Language } from '@waymark/look/language';
import type { Logger } from 'pino';
import { CODE_MINUTES, RESET_MINUTES, type DueCode } from '../../identity/oneTimeCodes.ts';
import type { SessionEndLinks } from '../../identity/sessionEndLinks.ts';
import type { InvitationLinks } from '../../identity/invitationLinks.ts';
import type { ReplyAddresses } from '../mailIn/addresses/replyAddresses.ts';
import { MailRefused, type Mail, type Mailer } from '../mailer/mailer.ts';
import { messageIdOf } from '../mailer/messageIds.ts';
import type { MailContent } from '../mails/content.ts';
import { newSignInMail } from '../mails/newSignIn.ts';
import { oneTimeCodeMail } from '../mails/oneTimeCode.ts';
import { passwordChangedMail } from '../mails/passwordChanged.ts';
import { passwordResetMail } from '../mails/passwordReset.ts';
import { signInLinkMail } from '../mails/signInLink.ts';
import type { PostHabits } from '../schedule/habits.ts';
import type { TriedMail } from '../schedule/record.ts';
import type { StopLinks } from '../schedule/stopLinks.ts';
import { changesForMail, type ChangeDeps } from './changesForMail.ts';
import type { Lookups } from '../lookups/lookups.ts';
import { contentOf } from './mailContent.ts';
import { answersTo, copyOf, speakerOf, stopOf } from './mailEnvelope.ts';
import type { EventMail, MailJob, MailOf, Try } from '../../outbox/mailJob.ts';
import { peopleOf } from './namesInMail.ts';
import { openedMail } from './openedMail.ts';
import { mailKey } from '../../outbox/outbox.ts';
import { mailBrand, namedForReader } from './mailBrand.ts';
import { ownWordsOf, type OwnWordsLookups } from './ownWords.ts';
import { repeatedIn, spokenOf, talkForMail, wordsInDigest, type TalkDeps } from './talkForMail.ts';
import { timesOf } from './mailFacts.ts';

export type SendDeps = TalkDeps & {
  readonly look: OwnWordsLookups & ChangeDeps['look'] & Pick<Lookups, 'zoneOf' | 'workspace'>;
  readonly pictureLinks: PictureLinks;
  readonly mailer: Mailer;
  /** `Name <address>` that all mail comes from. */
  readonly from: string;
  /** Where Waymark is reached, as `https://waymark.example`. */
  readonly publicUrl: string;
  readonly accounts: {
    person(accountId: string): Promise<Person | null>;
    language(accountId: string): Promise<Language | null>;
    mailChoices(accountId: string): Promise<MailChoices>;
    mayBeInvited(accountId: string, workspaceId: string): Promise<boolean>;
  };
  readonly links: InvitationLinks;
  readonly sessionEnds: Pick<SessionEndLinks, 'token'>;
  /** By which mails about a conversation are answered; null where no mail comes in. */
  readonly replyAddresses: Pick<ReplyAddresses, 'of'> | null;
  readonly stops: StopLinks;
  readonly habits: PostHabits;
  readonly timeZone: string;
  readonly codes: {
    due(codeId: string): Promise<DueCode | null>;
    mailed(codeId: string): Promise<void>;
  };
  readonly clock: () => Date;
  /** Keeps what became of a mail, and how it read. */
  readonly record: (job: EventMail, tried: TriedMail) => Promise<void>;
  readonly logger: Logger;
};

/**
 * Turns a waiting job into a mail and sends it. A mail that has become pointless is dropped.
 * @throws MailRefused
 */
export function mailSender({
  mailer,
  from,
  publicUrl,
  accounts,
  codes,
  links,
  sessionEnds,
  stops,
  habits,
  timeZone,
  clock,
  replyAddresses,
  look,
  keys,
  pictureLinks,
  record,
  logger,
}: SendDeps): (job: MailJob, attempt?: Try) => Promise<void> {
  const site = publicUrl.replace(/\/+$/, '');

  const send = (
    job: MailJob,
    to: string,
    content: MailContent,
    stopToken?: string,
    more: Pick<Mail, 'fromName' | 'replyTo' | 'thread'> = {},
  ) =>
    mailer.send({
      messageId: messageIdOf(mailKey(job), from),
      ...{ from, to, ...content, ...more },
      ...(stopToken !== undefined && {
        unsubscribe: site + serviceAddress.stopMails({ t: stopToken }),
      }),
    });

  const sendCode = async (job: Extract<MailJob, { mail: 'oneTimeCode' }>) => {
    const due = await codes.due(job.codeId);
    if (due === null) return;
    const { email, code, isWord, forPassword } = due;
    const language = job.language ?? languages[0];
    const eml = Buffer.from(email).toString('base64url');
    const url = site + entryAddress.code({ eml, hash: code });
    const resetUrl = site + entryAddress.password({ eml, hash: code });
    const content = forPassword
      ? passwordResetMail(language, { url: resetUrl, minutes: RESET_MINUTES })
      : isWord
        ? signInLinkMail(language, { url, minutes: CODE_MINUTES })
        : oneTimeCodeMail(language, { code, minutes: CODE_MINUTES });
    await send(job, email, content);
    await codes.mailed(job.codeId);
  };

  /** What an account is told of its safety. */
  const sendOfSafety = async (
    job: Extract<MailJob, { mail: 'newSignIn' | 'passwordChanged' }>,
  ): Promise<void> => {
    const person = await accounts.person(job.to);
    if (person === null) return;
    const choices = await accounts.mailChoices(job.to);
    const zone = mailSettingsOf(choices, habits.settings).timeZone ?? timeZone;
    const language = (await accounts.language(job.to)) ?? languages[0];
    const allUrl = site + portalAddress.sessions();
    const eml = Buffer.from(person.email).toString('base64url');
    const content =
      job.mail === 'newSignIn'
        ? newSignInMail(language, {
            ...{ ...job, zone, allUrl },
            endUrl: site + portalAddress.sessions({ hash: sessionEnds.token(job.sid) }),
          })
        : passwordChangedMail(language, {
            ...{ ...job, zone, allUrl },
            resetUrl: site + entryAddress.password({ eml }),
          });
    await send(job, person.email, content);
  };

  const invitationLink = ({ to: accountId, workspaceId, clientId }: MailOf<'invitation'>) =>
    site + portalAddress.invitation({ t: links.token({ accountId, workspaceId, clientId }) });

  /**
   * Theirs; of who has none yet, that of the person who invites them, since the two have something
   * to talk about.
   */
  const languageFor = async (job: EventMail): Promise<Language> =>
    (await accounts.language(job.to)) ??
    (job.mail === 'invitation' && job.by !== null ? await accounts.language(job.by) : null) ??
    languages[0];

  const sendToPerson = async (waiting: EventMail, tried: Try) => {
    const workspace = await look.workspace(waiting.workspaceId);
    const { job, authors } = await openedMail(namedForReader(waiting, workspace), { look, keys });
    const person = await accounts.person(job.to);
    if (person === null) {
      logger.info({ mail: job.mail, eventId: job.eventId }, 'mail dropped: its person is gone');
      return;
    }
    const talk = job.mail === 'talk' ? await talkForMail(job, { look, keys }) : null;
    // What was said was deleted, or its task is gone.
    if (job.mail === 'talk' && talk === null) return;
    const place = answersTo(job);
    const replyTo = place === null ? undefined : await replyAddresses?.of(place);
    const changes = await changesForMail(job, { look, keys });
    const spoken = spokenOf(job, talk, changes);
    const people = await peopleOf(spoken, accounts);
    const words: Awaited<ReturnType<typeof wordsInDigest>> =
      job.mail === 'digest' ? await wordsInDigest(job, { look, keys }) : new Map();
    const stop = stopOf(job);
    const stopToken = stop === null ? undefined : stops.token({ accountId: job.to, stop });
    const chosen = mailSettingsOf(await accounts.mailChoices(job.to), habits.settings);
    const now = clock();
    const zone = await look.zoneOf(job.workspaceId);
    const content = contentOf(job, {
      site,
      brand: mailBrand(workspace, { site, pictureLinks }),
      language: await languageFor(job),
      ...{ people, talk, now, isAnswered: replyTo !== undefined },
      today: dayIn(zone, now),
      own: await ownWordsOf(job, look),
      words,
      changes,
      ...timesOf(chosen, zone, timeZone),
      invitationUrl: job.mail === 'invitation' ? invitationLink(job) : '',
      stopUrl: stopToken === undefined ? null : site + portalAddress.mails({ t: stopToken }),
    });
    const mailId = mailKey(job);
    const copy = copyOf(job, content, stopToken);
    const about = repeatedIn(job.to, [...authors, ...spoken], talk, words);
    try {
      // Said no for good: nothing goes out, and the inviting side sees no difference.
      if (job.mail !== 'invitation' || (await accounts.mayBeInvited(job.to, job.workspaceId)))
        await send(job, person.email, content, stopToken, {
          ...(replyTo !== undefined && { replyTo }),
          ...speakerOf(job, people, from),
        });
    } catch (error) {
      if (error instanceof MailRefused) {
        const failed = { ...tried, reason: error.reason };
        await record(job, { mailId, copy, about, failed });
      }
      throw error;
    }
    await record(job, { mailId, copy, about, failed: null });
  };

  return (job, tried = { attempt: 1, last: true }) =>
    job.mail === 'oneTimeCode'
      ? sendCode(job)
      : job.mail === 'newSignIn' || job.mail === 'passwordChanged'
        ? sendOfSafety(job)
        : sendToPerson(job, tried);
}
