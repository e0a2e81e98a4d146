import { createHash } from 'node:crypto';
import Router from '@koa/router';
import {
  frameEntry,
  frameQuery,
  frameRequest,
  type FrameRequest,
  type FrameTicket,
} from '@waymark/api';
import { serviceAddress } from '@waymark/api/addresses';
import {
  authenticate,
  callerOf,
  clientAddress,
  FairShare,
  jsonBody,
  networkOf,
  Refused,
} from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import { decisionProblems } from '../http/decisionProblems.ts';
import {
  allow,
  countedInMemory,
  countedInPostgres,
  type Limit,
} from '../limits/limiters.ts';
import { framePage, type FrameKind } from './framePage.ts';
import { Frames, type FramesDeps, type Ticket } from './frames.ts';

const MAX_BYTES = 4096;
/** Tickets of one key, or of one session. */
const TICKETS: Limit = { times: 300, minutes: 1 };
/** Tickets and keys that are none, from one network. */
const BLIND: Limit = { times: 120, minutes: 15 };

const pages = {
  'form-viewer': serviceAddress.framedViewer,
  'form-builder': serviceAddress.framedBuilder,
  'form-demo': serviceAddress.frameDemo,
} satisfies Record<FrameKind, object>;

type Options = FramesDeps & { readonly publicUrl: string };

/**
 * `POST /api/frames/tickets` makes a ticket, `POST /api/frames/enter` takes it; `GET /frame/<page>` is what the frame shows, of
 * which browsers are told whose pages may hold it (PRODUCT 18.14).
 */
export function frameRoutes({ publicUrl, ...deps }: Options): Middleware {
  const frames = new Frames(deps);
  const router = new Router();
  const share = new FairShare({ atOnce: 8, each: 4, waiting: 60 });
  const most = countedInMemory('frameTickets', TICKETS);
  const blind = countedInPostgres(deps.pool, 'frameBlind', BLIND);
  const signedIn = authenticate(deps.signingSecrets, deps.isEnded);
  const fairly: Middleware = (ctx, next) =>
    share.take(networkOf(clientAddress(ctx)), next);
  /** Guesses are counted by the network that they come from. */
  const counted: Middleware = async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof Refused && error.status === 401)
        await allow(blind, networkOf(clientAddress(ctx)));
      throw error;
    }
  };

  function answer(
    ctx: Context,
    asked: FrameRequest,
    { ticket, expiresAt }: Ticket,
  ): void {
    ctx.body = {
      ticket,
      address: new URL(`${pathOf(asked)}#${ticket}`, publicUrl).href,
      expiresAt: expiresAt.toISOString(),
    } satisfies FrameTicket;
  }

  const guarded = [
    jsonBody(MAX_BYTES),
    fairly,
    counted,
    decisionProblems,
  ] as const;
  router.post('/api/frames/tickets', ...guarded, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const [, key] = /^Bearer +(wmk_\S+)$/i.exec(ctx.get('Authorization')) ?? [];
    if (key !== undefined) {
      const asked = frameRequest.parse(ctx.state.body);
      // By what was given: who guesses takes nothing from who has the key.
      const given = createHash('sha256').update(key).digest('base64url');
      await allow(most, given, 1, 'tooManyChanges');
      return answer(ctx, asked, await frames.forPerson(key, asked));
    }
    return signedIn(ctx, async () => {
      const asked = frameRequest.parse(ctx.state.body);
      const caller = callerOf(ctx);
      await allow(most, caller.accountId, 1, 'tooManyChanges');
      answer(ctx, asked, await frames.forOneself(caller, asked));
    });
  });
  router.post('/api/frames/enter', ...guarded, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const { ticket, formId } = frameEntry.parse(ctx.state.body);
    ctx.body = await frames.enter(ticket, formId);
  });
  for (const [kind, { path }] of Object.entries(pages))
    router.get(path, fairly, async (ctx) =>
      framePage(ctx, kind as FrameKind, await sitesOf(ctx, kind as FrameKind)),
    );

  /** Whatever the address says: what is no form is shown by nobody. */
  async function sitesOf(
    ctx: Context,
    kind: FrameKind,
  ): Promise<readonly string[]> {
    if (kind === 'form-demo')
      return ['http://localhost:*', 'http://127.0.0.1:*'];
    const asked = frameQuery
      .pick({ workspace: true, form: true })
      .safeParse({ ...ctx.query });
    return asked.success
      ? frames.sitesOf({
          workspaceId: asked.data.workspace,
          formId: asked.data.form,
        })
      : [];
  }
  return router.routes() as unknown as Middleware;
}

function pathOf({ workspaceId, formId, task }: FrameRequest): string {
  return task === undefined
    ? serviceAddress.framedBuilder({ workspace: workspaceId, form: formId })
    : serviceAddress.framedViewer({
        workspace: workspaceId,
        project: task.planId,
        form: formId,
        task: task.taskId,
      });
}
