import { randomUUID } from 'node:crypto';
import { mailStopRequest, type CommandName, type MailSettingsView } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import {
  authenticate,
  callerOf,
  clientAddress,
  RequestRefused,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import { mailSettingsOf, stopKey, type MailChoices, type Person } from '@waymark/events';
import type { Context } from 'koa';
import { shownAddress } from '@waymark/look/emailAddress';
import { handleCommand, type CommandDependencies } from '../../handling/handleCommand.ts';
import type { PostHabits } from './habits.ts';
import type { StopLinks, StopRef } from './stopLinks.ts';

const MAX_BYTES = 4096;

type Options = CommandDependencies & {
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly accounts: {
    person(accountId: string): Promise<Person | null>;
    mailChoices(accountId: string): Promise<MailChoices>;
  };
  readonly stops: StopLinks;
  readonly habits: PostHabits;
  readonly timeZone: string;
  readonly clock?: () => Date;
};

/**
 * What somebody gets by mail and when, for who is signed in; and to stop it by one request, which
 * needs nobody who is (RFC 8058: mail programs send `List-Unsubscribe=One-Click` to the address of
 * the header). Only POST changes anything: whatever follows links stops nothing.
 */
export function mailRoutes({
  signingSecret,
  isEnded,
  accounts,
  stops,
  habits,
  timeZone,
  clock = () => new Date(),
  ...deps
}: Options): readonly Route[] {
  const refOf = (token: unknown): StopRef => {
    const ref = typeof token === 'string' ? stops.read(token) : null;
    if (ref === null)
      throw new RequestRefused({
        status: 404,
        code: 'mail-stop-not-found',
        detail: refusalText('noMailStop'),
      });
    return ref;
  };

  const viewOf = async (accountId: string): Promise<MailSettingsView> => {
    const choices = await accounts.mailChoices(accountId);
    const settings = mailSettingsOf(choices, habits.settings);
    const person = await accounts.person(accountId);
    return {
      email: shownAddress(person?.email ?? ''),
      ...settings,
      timeZone: settings.timeZone ?? timeZone,
      zoneChosen: choices.chosen.timeZone !== undefined,
      zoneNoticed: choices.zoneNoticed,
      stopped: [...choices.stopped.values()],
    };
  };

  const give = async (
    ctx: Context,
    { accountId, stop }: StopRef,
    name: CommandName & ('StopMails' | 'ResumeMails'),
  ) => {
    await handleCommand(
      {
        ...{ name, payload: { stop }, workspaceId: '', basedOn: null },
        caller: { kind: 'account', accountId },
        commandId: randomUUID(),
        correlationId: String(ctx.state.requestId),
        now: clock().toISOString(),
        countedBy: { concern: 'mailStop', of: accountId, address: clientAddress(ctx) },
      },
      { ...deps, timeZone },
    );
    const { email } = await viewOf(accountId);
    const { stopped } = await accounts.mailChoices(accountId);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { email, stop, isStopped: stopped.has(stopKey(stop)) };
  };

  return [
    {
      method: 'get',
      path: '/api/mails/settings',
      who: [authenticate(signingSecret, isEnded)],
      limit: 'ownRead',
      handle: async (ctx) => {
        ctx.set('Cache-Control', 'no-store');
        ctx.body = await viewOf(callerOf(ctx).accountId);
      },
    },
    {
      // Its body says no more than that it is meant, and is not read.
      method: 'post',
      path: '/api/mails/stop',
      who: [],
      limit: 'mailStop',
      handle: (ctx) => give(ctx, refOf(ctx.query.t), 'StopMails'),
    },
    {
      method: 'post',
      path: '/api/mails/resume',
      who: [],
      limit: 'mailStop',
      body: MAX_BYTES,
      handle: (ctx) => {
        const { token } = mailStopRequest.parse(ctx.state.body);
        return give(ctx, refOf(token), 'ResumeMails');
      },
    },
  ];
}
