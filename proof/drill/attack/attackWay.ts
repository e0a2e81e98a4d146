import { randomUUID } from 'node:crypto';
import { headers, type CommandName } from '@waymark/api';
import type { AttackRequest } from './ask.ts';
import { authorized, type Tenant } from './tenant.ts';

type Service = 'command' | 'projector';

/** A way to harm others by requests: what is asked next, of which service. */
export type AskingWay = {
  readonly at: Service;
  /** What the stranger has of their own. Default: little. */
  readonly possessions?: Possessions;
  readonly next: (tenant: Tenant, n: number) => AttackRequest;
};

/**
 * One that keeps to no request and answer: what each connection does, again and again, until the
 * signal aborts.
 */
export type RawWay = {
  readonly possessions?: Possessions;
  readonly once: (
    tenant: Tenant,
    signal: AbortSignal,
    /** Told the status of each answer; 0 for a connection that ended without one. */
    count: (status: number) => void,
  ) => Promise<void>;
};

export type AttackWay = AskingWay | RawWay;
export type Ways = Readonly<Record<string, AttackWay>>;
export type Possessions = {
  /** Of the blueprint. */
  readonly tasks: number;
  /** Rolled out from it; the more that follows is in the last of them. */
  readonly processes: number;
  /** Changes of its tasks. */
  readonly changes?: number;
  readonly variables?: number;
  /** Of a form that its first task is done with. */
  readonly questions?: number;
  /** Further accounts, each with a workspace and a blueprint of its own. */
  readonly crowd?: number;
  /** Whether a process is shared, a site shows a form, and bookings are heard of. */
  readonly doors?: true;
  /** Whether they were erased, by an operator, while a site showed their form to them. */
  readonly erased?: true;
};

/** A command of the stranger in their own workspace. */
export const command = (
  name: CommandName,
  payload: (tenant: Tenant, n: number) => object,
  more: Pick<AskingWay, 'possessions'> = {},
): AskingWay => ({
  ...more,
  at: 'command',
  next: (tenant, n) => ({
    path: `/api/commands/${name}`,
    body: JSON.stringify(payload(tenant, n)),
    headers: { ...authorized(tenant), [headers.idempotencyKey]: randomUUID() },
  }),
});

/** A body as it is, sent to a path of the command service by somebody who is signed in, or not. */
export const bytes = (
  path: string,
  body: string,
  { signedIn }: { signedIn: boolean },
): AskingWay => ({
  at: 'command',
  next: (tenant) => ({ ...{ path, body }, headers: signedIn ? authorized(tenant) : {} }),
});

export const planOf = ({ processId }: Tenant) => ({ kind: 'process', id: processId });
