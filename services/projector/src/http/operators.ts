import { refusalText } from '@waymark/api/problems';
import { callerOf, RequestRefused } from '@waymark/edge';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { z } from 'zod';
import { asAddress } from '@waymark/look/emailAddress';
import type { ReadPool } from '../reading/readPool.ts';

/**
 * E-mail addresses, in lower case, of the people who run this installation; no workspace makes
 * anybody one of them.
 */
export type Operators = readonly string[];

const address = z.object({ email: z.string() });

export const isOperator = (operators: Operators, email: string): boolean =>
  operators.includes(asAddress(email) ?? '');

/** @throws RequestRefused 403 `no-permission` unless the caller is one of the operators */
export async function needOperator(
  ctx: Context,
  pool: ReadPool,
  operators: Operators,
): Promise<void> {
  const { accountId } = callerOf(ctx);
  const found = await pool.maybeOne(
    sql.type(address)`SELECT email FROM read.addresses WHERE account_id = ${accountId}`,
  );
  if (found !== null && isOperator(operators, found.email)) return;
  throw new RequestRefused({
    status: 403,
    code: 'no-permission',
    detail: refusalText('notAnOperator'),
  });
}
