import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import {
  mailPreviewRequest,
  startPreviewRequest,
  type MailDefaults,
  type MailPreview,
  type MailTestSent,
} from '@waymark/api';
import { said } from '@waymark/api/problems';
import {
  authenticate,
  callerOf,
  jsonBody,
  languageOfRequest,
  Refused,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import type { ChangeLimits } from '../limits/changeLimits.ts';
import { allow } from '../limits/limiters.ts';
import { MailRefused, type Mailer } from '../mailer/mailer.ts';
import { messageIdOf } from '../mailer/messageIds.ts';
import { mailTexts } from '../mailer/texts/mailTexts.ts';
import { defaultWords } from '../mailPreview/defaultWords.ts';
import { mailTests } from '../mailPreview/mailTests.ts';
import { previewMail, type PreviewDeps } from '../mailPreview/previewMail.ts';
import { startMail } from '../mailPreview/startMail.ts';
import { knownVariablesOnly } from '../nouns/blueprint/mailWords.ts';
import { mailWordsGiven } from '../payloads/mailWords.ts';
import { countArriving } from './countArriving.ts';
import { decisionProblems } from './decisionProblems.ts';
import { workspaceFromHeader } from './requestHeaders.ts';
import { teamMembers } from './teamMembers.ts';

const BODY_BYTES = 128 * 1024;

export type MailPreviewOptions = PreviewDeps & {
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly limits: ChangeLimits;
  readonly mailer: Mailer;
  readonly pool: Pool;
};

/** Mails as they would be read, and tests of them, for those who may change their words: the team (PRODUCT 5.5). */
export function mailPreviewRoute({
  signingSecret,
  isEnded,
  limits,
  mailer,
  pool,
  ...deps
}: MailPreviewOptions): Router {
  const router = new Router({ prefix: '/api/previews' });
  const tests = mailTests(pool);
  const ofTeam = [
    authenticate(signingSecret, isEnded),
    teamMembers(deps.cache),
  ] as const;
  const asked = [
    jsonBody(BODY_BYTES, countArriving(limits)),
    decisionProblems,
  ] as const;
  const askerOf = (ctx: Context) => ({
    workspaceId: workspaceFromHeader(ctx),
    accountId: callerOf(ctx).accountId,
    language: languageOfRequest(ctx),
  });

  router.get('/mail-words', ...ofTeam, (ctx) => {
    ctx.body = defaultWords(languageOfRequest(ctx)) satisfies MailDefaults;
  });
  router.post('/mail', ...ofTeam, ...asked, async (ctx) => {
    const wanted = mailPreviewRequest.parse(ctx.state.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await previewMail(
      wanted,
      askerOf(ctx),
      deps,
    )) satisfies MailPreview;
  });
  router.post('/start', ...ofTeam, ...asked, async (ctx) => {
    const wanted = startPreviewRequest.parse(ctx.state.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = (await startMail(
      wanted,
      askerOf(ctx),
      deps,
    )) satisfies MailPreview;
  });
  router.post('/mail/test', ...ofTeam, ...asked, async (ctx) => {
    const wanted = testRequest.parse(ctx.state.body);
    if (wanted.words !== null) knownVariablesOnly(wanted.words);
    const asker = askerOf(ctx);
    const { subject, text, html } = await previewMail(wanted, asker, deps);
    const oneself = await deps.accounts.person(asker.accountId);
    const to = oneself?.email ?? '';
    await allow(tests, asker.accountId);
    const { trial } = mailTexts[asker.language];
    const mail = {
      ...{
        messageId: messageIdOf(randomUUID(), deps.mailFrom),
        from: deps.mailFrom,
        to,
      },
      ...{ subject: trial.subject(subject), text, html },
    };
    await mailer.send(mail).catch(notTaken);
    ctx.body = { to } satisfies MailTestSent;
  });
  return router;
}

/** What goes out holds only what could be saved. */
const testRequest = mailPreviewRequest.extend({
  words: mailWordsGiven.nullable(),
});

function notTaken(error: unknown): never {
  if (!(error instanceof MailRefused)) throw error;
  throw new Refused({
    status: 503,
    code: 'mail-not-taken',
    detail: said('mailNotTaken'),
  });
}
