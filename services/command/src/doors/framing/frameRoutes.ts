import { createHash } from 'node:crypto';
import {
  frameEntry,
  frameQuery,
  frameRequest,
  type FrameRequest,
  type FrameTicket,
} from '@waymark/api';
import { serviceAddress } from '@waymark/api/addresses';
import { authenticate, callerOf, clientAddress, RequestRefused, type Route } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import { decisionProblems } from '../../http/decisionProblems.ts';
import {
  allow,
  countedInMemory,
  countedInPostgres,
  NetworkLimiter,
  type LimiterSettings,
} from '../../http/limits/limiters.ts';
import { framePage, type FrameKind } from './framePage.ts';
import { Frames, type FramesDeps, type Ticket } from './frames.ts';

const MAX_BYTES = 4096;
/** Tickets of one key, or of one session. */
const TICKETS: LimiterSettings = { times: 300, minutes: 1 };
/** Tickets and keys that are none, from one network. */
const BLIND: LimiterSettings = { times: 120, minutes: 15 };

/** The form that an address of a frame shows, and the seal that says whose page may hold it. */
const formShown = frameQuery.pick({ workspace: true, form: true, seal: true });

const pages = {
  'form-viewer': serviceAddress.framedViewer,
  'form-builder': serviceAddress.framedBuilder,
  'form-demo': serviceAddress.frameDemo,
} satisfies Record<FrameKind, object>;

type Options = FramesDeps & { readonly publicUrl: string };

/**
 * `POST /api/frames/tickets` makes a ticket, `POST /api/frames/enter` takes it; `GET /frame/<page>`
 * is what the frame shows, of which browsers are told whose pages may hold it (PRODUCT 18.14).
 */
export function frameRoutes({ publicUrl, ...deps }: Options): readonly Route[] {
  const frames = new Frames(deps);
  const most = countedInMemory('frameTickets', TICKETS);
  const blind = new NetworkLimiter(
    (...of) => countedInPostgres(deps.pool, ...of),
    'frameBlind',
    BLIND,
  );
  const signedIn = authenticate(deps.signingSecrets, deps.isEnded);
  /** Guesses are counted by the network that they come from. */
  const counted: Middleware = async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof RequestRefused && error.status === 401)
        await blind.allow(clientAddress(ctx));
      throw error;
    }
  };

  function answer(ctx: Context, asked: FrameRequest, { ticket, expiresAt, seal }: Ticket): void {
    ctx.body = {
      ticket,
      address: new URL(`${pathOf(asked, seal)}#${ticket}`, publicUrl).href,
      expiresAt: expiresAt.toISOString(),
    } satisfies FrameTicket;
  }

  const asking = {
    method: 'post',
    who: [counted, decisionProblems],
    limit: 'frame',
    body: MAX_BYTES,
  } as const;
  const giveTicket = async (ctx: Context) => {
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
  };
  const takeTicket = async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    const { ticket, formId } = frameEntry.parse(ctx.state.body);
    ctx.body = await frames.enter(ticket, formId);
  };

  /**
   * Of an address that we gave out, the site that it was given to; any other is shown by nobody,
   * and tells nobody where a form is shown.
   */
  async function sitesOf(ctx: Context, kind: FrameKind): Promise<readonly string[]> {
    if (kind === 'form-demo') return ['http://localhost:*', 'http://127.0.0.1:*'];
    const asked = formShown.safeParse({ ...ctx.query });
    if (!asked.success || asked.data.seal === '') return [];
    const { workspace: workspaceId, form: formId, seal } = asked.data;
    const site = await frames.siteOf({ workspaceId, formId }, seal);
    return site === null ? [] : [site];
  }
  return [
    { ...asking, path: '/api/frames/tickets', handle: giveTicket },
    { ...asking, path: '/api/frames/enter', handle: takeTicket },
    ...Object.entries(pages).map(([kind, { path }]): Route => ({
      method: 'get',
      path,
      who: [],
      limit: 'framePage',
      handle: async (ctx) =>
        framePage(ctx, kind as FrameKind, await sitesOf(ctx, kind as FrameKind)),
    })),
  ];
}

function pathOf({ workspaceId, formId, task }: FrameRequest, seal: string): string {
  return task === undefined
    ? serviceAddress.framedBuilder({ ...{ workspace: workspaceId, form: formId, seal } })
    : serviceAddress.framedViewer({
        workspace: workspaceId,
        project: task.planId,
        form: formId,
        task: task.taskId,
        seal,
      });
}
