import { refusalText } from '@waymark/api/problems';
import { randomUUID } from 'node:crypto';
import { commandSchemas, confirmedCommands, headers, type CommandName } from '@waymark/api';
import {
  authenticate,
  bytesOf,
  callerOf,
  mustBeRecent,
  RequestRefused,
  type ChecksApiKeys,
  type IsEnded,
  type Route,
  type SigningSecrets,
} from '@waymark/edge';
import type { Context } from 'koa';
import { z } from 'zod';
import { framedCommand } from '../http/framedAct.ts';
import { keyedCommand, keyedWorkspace } from '../http/keyedCommand.ts';
import { callerOfRequest } from '../callers/callerOfRequest.ts';
import { commandTable } from '../nouns/table/commandTable.ts';
import { handleCommand, type CommandDependencies, type Request } from './handleCommand.ts';
import { decisionProblems } from '../http/decisionProblems.ts';
import { fromHeader, workspaceFromHeader, workspaceSchema } from '../http/requestHeaders.ts';

/** Largest body: a checklist of 1 MiB, escaped as JSON, fits. */
const BODY_BYTES = 8 * 1024 * 1024;

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'must have 1 to 100 visible ASCII characters');
const revisionSchema = z
  .string()
  .regex(/^\d{1,19}$/, 'must be a revision')
  .transform(BigInt);

const namingWorkspace = z.object({ workspaceId: workspaceSchema });

type Options = CommandDependencies & {
  signingSecret: SigningSecrets;
  isEnded: IsEnded;
  apiKeys: ChecksApiKeys;
  clock?: () => Date;
};

/** `POST /api/commands/<Name>`: authenticate, limit, validate, handle. */
export function commandRoute({
  signingSecret,
  isEnded,
  apiKeys,
  clock = () => new Date(),
  ...deps
}: Options): Route {
  return {
    method: 'post',
    path: '/api/commands/:name',
    who: [authenticate(signingSecret, isEnded, { frames: true, apiKeys }), decisionProblems],
    limit: 'change',
    body: BODY_BYTES,
    handle: async (ctx) => {
      const name = ctx.params.name as CommandName;
      if (!Object.hasOwn(commandSchemas, name)) {
        throw new RequestRefused({
          status: 404,
          code: 'unknown-command',
          detail: refusalText('noCommand', String(ctx.params.name).slice(0, 60)),
        });
      }
      const caller = callerOf(ctx);
      const { accountId } = caller;
      const payload: unknown = ctx.state.body;
      keyedCommand(caller.apiKey, { name, payload });
      if (caller.guest === undefined && confirmedCommands.has(name)) mustBeRecent(ctx, clock());
      const request: Request = {
        name,
        payload,
        caller: callerOfRequest(caller),
        workspaceId: workspaceOf(ctx, name, payload),
        commandId: fromHeader(ctx, headers.idempotencyKey, keySchema) ?? randomUUID(),
        correlationId: String(ctx.state.requestId),
        basedOn: fromHeader(ctx, headers.basedOn, revisionSchema) ?? null,
        now: clock().toISOString(),
        countedBy: { accountId, bytes: bytesOf(ctx) },
      };
      framedCommand(caller.frame, { ...request, name });
      keyedWorkspace(caller.apiKey, request.workspaceId);
      ctx.body = await handleCommand(request, deps);
    },
  };
}

/**
 * Commands above all workspaces name one in their payload, or none; all others say it in the
 * header.
 */
function workspaceOf(ctx: Context, name: CommandName, payload: unknown): string {
  if (commandTable[name].everywhere === true) {
    const named = namingWorkspace.safeParse(payload);
    return named.success ? named.data.workspaceId : '';
  }
  return workspaceFromHeader(ctx);
}
