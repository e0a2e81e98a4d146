import { said } from '@waymark/api/problems';
import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import { commandSchemas, headers, type CommandName } from '@waymark/api';
import {
  authenticate,
  bytesOf,
  callerOf,
  jsonBody,
  Refused,
  type IsEnded,
  type SigningSecrets,
} from '@waymark/edge';
import type { Context } from 'koa';
import { z } from 'zod';
import { framedCommand } from '../framing/framedAct.ts';
import { callerOfRequest } from '../handling/callerOfRequest.ts';
import { commandTable } from '../nouns/commandTable.ts';
import {
  handleCommand,
  type CommandDependencies,
  type Request,
} from '../handling/handleCommand.ts';
import type { ChangeLimits } from '../limits/changeLimits.ts';
import { countArriving } from './countArriving.ts';
import { decisionProblems } from './decisionProblems.ts';
import {
  fromHeader,
  workspaceFromHeader,
  workspaceSchema,
} from './requestHeaders.ts';

/** Largest body: a checklist of 1 MiB, escaped as JSON, fits. */
const BODY_BYTES = 8 * 1024 * 1024;

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'must have 1 to 100 visible ASCII characters');
const revisionSchema = z
  .string()
  .regex(/^\d{1,19}$/, 'must be a revision')
  .transform(BigInt);

type Options = CommandDependencies & {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  limits: ChangeLimits;
  clock?: () => Date;
};

/** `POST /api/commands/<Name>`: limit, authenticate, validate, handle. */
export function commandRoute({
  signingSecret,
  isEnded,
  limits,
  clock = () => new Date(),
  ...deps
}: Options): Router {
  const router = new Router();
  router.post(
    '/api/commands/:name',
    authenticate(signingSecret, isEnded, { frames: true }),
    jsonBody(BODY_BYTES, countArriving(limits)),
    decisionProblems,
    async (ctx) => {
      const name = ctx.params.name as CommandName;
      if (!Object.hasOwn(commandSchemas, name)) {
        throw new Refused({
          status: 404,
          code: 'unknown-command',
          detail: said('noCommand', String(ctx.params.name).slice(0, 60)),
        });
      }
      const caller = callerOf(ctx);
      const { accountId } = caller;
      const payload: unknown = ctx.state.body;
      const request: Request = {
        name,
        payload,
        caller: callerOfRequest(caller),
        workspaceId: workspaceOf(ctx, name, payload),
        commandId:
          fromHeader(ctx, headers.idempotencyKey, keySchema) ?? randomUUID(),
        correlationId: String(ctx.state.requestId),
        basedOn: fromHeader(ctx, headers.basedOn, revisionSchema) ?? null,
        now: clock().toISOString(),
      };
      framedCommand(caller.frame, { ...request, name });
      const change = { ...request, name, accountId, bytes: bytesOf(ctx) };
      ctx.body = await limits.make(change, () => handleCommand(request, deps));
    },
  );
  return router;
}

/** Commands above all workspaces name one in their payload, or none; all others say it in the header. */
function workspaceOf(
  ctx: Context,
  name: CommandName,
  payload: unknown,
): string {
  if (commandTable[name].everywhere === true) {
    const named = z.object({ workspaceId: workspaceSchema }).safeParse(payload);
    return named.success ? named.data.workspaceId : '';
  }
  return workspaceFromHeader(ctx);
}
