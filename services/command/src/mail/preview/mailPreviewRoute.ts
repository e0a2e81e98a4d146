import { randomUUID } from 'node:crypto';
import {
  mailPreviewRequest,
  startPreviewRequest,
  type MailDefaults,
  type MailPreview,
  type MailTestSent,
} from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  authenticate,
  callerOf,
  languageOfRequest,
  RequestRefused,
  type RoutedContext,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import { allow, countedInPostgres, type Limiter } from '../../http/limits/limiters.ts';
import { MailRefused, type Mailer } from '../mailer/mailer.ts';
import { messageIdOf } from '../mailer/messageIds.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import type { Language } from '@waymark/look/language';
import { previewMail, type PreviewDeps } from './previewMail.ts';
import { startMail } from './startMail.ts';
import { knownVariablesOnly } from '../../nouns/blueprint/mailWords.ts';
import { mailWordsGiven } from '../../payloads/mailWords.ts';
import { decisionProblems } from '../../http/decisionProblems.ts';
import { workspaceFromHeader } from '../../http/requestHeaders.ts';
import { teamMembers } from '../../http/teamMembers.ts';

const BODY_BYTES = 128 * 1024;

export type MailPreviewOptions = PreviewDeps & {
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly mailer: Mailer;
  readonly pool: Pool;
};

/** How many mails somebody may send themselves to see how they read: OPERATIONS, 'Limits'. */
const mailTests = (pool: Pool): Limiter =>
  countedInPostgres(pool, 'mailTests', { times: 20, minutes: 10 });

/**
 * What a team begins with that writes words of its own for a mail (PRODUCT 12: the default e-mail).
 */
function defaultWords(language: Language): MailDefaults {
  const { newProcess, toBegin } = mailTexts[language];
  const { subject, headline, words, button } = newProcess;
  return {
    welcome: { ...{ subject, headline, buttonText: button }, body: `<p>${words}</p>` },
    ...toBegin,
  };
}

/**
 * Mails as they would be read, and tests of them, for those who may change their words: the team
 * (PRODUCT 5.5).
 */
export function mailPreviewRoutes({
  signingSecret,
  isEnded,
  mailer,
  pool,
  ...deps
}: MailPreviewOptions): readonly Route[] {
  const tests = mailTests(pool);
  const ofTeam = [authenticate(signingSecret, isEnded), teamMembers(deps.cache)] as const;
  const asking = {
    method: 'post',
    who: [...ofTeam, decisionProblems],
    limit: 'preview',
    body: BODY_BYTES,
  } as const;
  const askerOf = (ctx: Context) => ({
    workspaceId: workspaceFromHeader(ctx),
    accountId: callerOf(ctx).accountId,
    language: languageOfRequest(ctx),
  });

  const words: Route = {
    method: 'get',
    path: '/api/previews/mail-words',
    who: ofTeam,
    limit: 'ownRead',
    handle: (ctx) => {
      ctx.body = defaultWords(languageOfRequest(ctx)) satisfies MailDefaults;
    },
  };
  const preview = async (ctx: RoutedContext) => {
    const wanted = mailPreviewRequest.parse(ctx.state.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await previewMail(wanted, askerOf(ctx), deps)) satisfies MailPreview;
  };
  const start = async (ctx: RoutedContext) => {
    const wanted = startPreviewRequest.parse(ctx.state.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await startMail(wanted, askerOf(ctx), deps)) satisfies MailPreview;
  };
  const test = async (ctx: RoutedContext) => {
    const wanted = testRequest.parse(ctx.state.body);
    if (wanted.words !== null) knownVariablesOnly(wanted.words);
    const asker = askerOf(ctx);
    const { from, subject, text, html } = await previewMail(wanted, asker, deps);
    const oneself = await deps.accounts.person(asker.accountId);
    const to = oneself?.email ?? '';
    await allow(tests, asker.accountId);
    const { trial } = mailTexts[asker.language];
    const mail = {
      ...{ messageId: messageIdOf(randomUUID(), deps.mailFrom), from, to },
      ...{ subject: trial.subject(subject), text, html },
    };
    await mailer.send(mail).catch(notTaken);
    ctx.body = { to } satisfies MailTestSent;
  };
  return [
    words,
    { ...asking, path: '/api/previews/mail', handle: preview },
    { ...asking, path: '/api/previews/start', handle: start },
    { ...asking, path: '/api/previews/mail/test', handle: test },
  ];
}

/** What goes out holds only what could be saved. */
const testRequest = mailPreviewRequest.extend({ words: mailWordsGiven.nullable() });

function notTaken(error: unknown): never {
  if (!(error instanceof MailRefused)) throw error;
  throw new RequestRefused({
    status: 503,
    code: 'mail-not-taken',
    detail: refusalText('mailNotTaken'),
  });
}
