import { refusalText } from '@waymark/api/problems';
import { headers } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import type { Context } from 'koa';
import { z } from 'zod';

/** The id of a workspace, as a header or a payload names it. */
export const workspaceSchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the id of a workspace');

/** @throws RequestRefused 400 `workspace-required`, `invalid-header` */
export function workspaceFromHeader(ctx: Context): string {
  const workspaceId = fromHeader(ctx, headers.workspace, workspaceSchema);
  if (workspaceId === undefined) {
    throw new RequestRefused({
      status: 400,
      code: 'workspace-required',
      detail: refusalText('whichWorkspace', headers.workspace),
      field: headers.workspace,
    });
  }
  return workspaceId;
}

/**
 * The header's value, undefined when it is absent. @throws RequestRefused 400 naming the header
 * when it is not valid
 */
export function fromHeader<T>(ctx: Context, name: string, schema: z.ZodType<T>): T | undefined {
  const value = ctx.get(name);
  if (value === '') return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RequestRefused({
    status: 400,
    code: 'invalid-header',
    detail: `${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}.`,
    field: name,
  });
}
