import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandName, CommandReply } from '@waymark/api';
import { Refused } from '@waymark/api/http';
import {
  streamOf,
  type Client,
  type DomainEvent,
  type Metadata,
  type Workspace,
} from '@waymark/events';
import { WrongExpectedRevision, type EventLog } from '@waymark/events/log';
import type { AccountDirectory, AnyEntry } from './commandEntry.ts';
import { commandTable } from './commands.ts';
import { unlessChangedMeanwhile, type NameOf } from './conflict.ts';
import type { Context } from './decide/decision.ts';
import { folds } from './fold.ts';
import { deterministicId } from './identity/deterministicId.ts';
import type { Asker } from './policies/asker.ts';
import type { Replies } from './replies.ts';
import { commandKey, type Folded, type StreamCache } from './streamCache.ts';
import type { StreamTurns } from './streamTurns.ts';

/** A command as it arrives at the edge. */
export type Request = {
  readonly name: CommandName;
  readonly payload: unknown;
  readonly accountId: string;
  /** '' for commands that stand above all workspaces. */
  readonly workspaceId: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly basedOn: bigint | null;
  /** Instant and calendar date at the edge. */
  readonly now: string;
  readonly today: string;
};

export type CommandDependencies = {
  readonly log: EventLog;
  readonly cache: StreamCache;
  readonly turns: StreamTurns;
  readonly replies: Replies;
  readonly nameOf: NameOf;
  readonly accountsFor: (request: Request) => AccountDirectory;
  /** Told of each command that came a second time. */
  readonly repeated?: () => void;
};

const MOST_TRIES = 20;
/** Longest pause before the next try, in ms per try so far: whoever lost often lets the others through. */
const PAUSE_MS = 4;

/**
 * The way of one change: repeat? -> read -> authorise -> decide -> append; if somebody was faster, once more.
 * @throws Refused, DecisionRefused, ZodError, and the errors of the log's port
 */
export async function handleCommand(
  request: Request,
  deps: CommandDependencies,
): Promise<CommandReply> {
  const { accountId, commandId, name } = request;
  const entry = commandTable[name];
  const command = entry.schema.parse(request.payload);
  const fingerprint = createHash('sha256')
    .update(
      `${request.workspaceId}\n${name}\n${JSON.stringify(request.payload)}`,
    )
    .digest('base64url');
  const given = await deps.replies.find(accountId, commandId);
  if (given !== null && given.fingerprint !== fingerprint) {
    throw new Refused({
      status: 422,
      code: 'idempotency-key-reused',
      detail: 'This Idempotency-Key was used for another command.',
    });
  }
  if (given !== null) {
    deps.repeated?.();
    return given.reply;
  }
  const stream = entry.stream(command, request);
  const reply = await deps.turns.take(stream, () =>
    untilNobodyWasFaster(() =>
      attemptCommand(entry, command, stream, request, deps),
    ),
  );
  await deps.replies.keep(accountId, commandId, { fingerprint, reply });
  return reply;
}

/** Another process may append between our read and our append: then the decision is made anew on what is there now. */
async function untilNobodyWasFaster(
  attempt: () => Promise<CommandReply>,
): Promise<CommandReply> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      await delay(Math.random() * PAUSE_MS * tries);
    }
  }
  return attempt();
}

async function attemptCommand(
  entry: AnyEntry,
  command: unknown,
  stream: string,
  request: Request,
  deps: CommandDependencies,
): Promise<CommandReply> {
  const { workspaceId, accountId, commandId } = request;
  const [workspace, target]: [Folded<Workspace>, Folded<unknown>] =
    await Promise.all([
      deps.cache.read(streamOf.workspace(workspaceId), folds.workspace),
      deps.cache.read(stream, entry.fold(command)),
    ]);

  const before = target.commands.get(
    commandKey({ kind: 'account', accountId }, commandId),
  );
  if (before !== undefined) {
    deps.repeated?.();
    return asReply(before);
  }

  const reads: Record<string, Folded<unknown>> = Object.fromEntries(
    await Promise.all(
      Object.entries(entry.reads?.(command, workspaceId) ?? {}).map(
        async ([key, { stream, fold }]) =>
          [key, await deps.cache.read(stream, fold)] as const,
      ),
    ),
  );
  const clientId = entry.client?.(target.state, command, reads) ?? null;
  const client: Client =
    clientId === null
      ? folds.client.initial
      : (
          await deps.cache.read<Client>(
            streamOf.client(workspaceId, clientId),
            folds.client,
          )
        ).state;

  const asker: Asker = {
    accountId,
    role: workspace.state.members.get(accountId) ?? null,
    client: client.users.has(accountId) ? client : null,
  };
  if (!entry.policy(asker, target.state, command)) {
    throw new Refused({
      status: 403,
      code: 'no-permission',
      detail: 'You have no permission to do this here.',
    });
  }
  const context = contextOf(request);
  const prepared = await entry.prepare?.(
    command,
    deps.accountsFor(request),
    context,
    target.state,
  );
  const decide = () =>
    entry.decide(target.state, command, {
      ...context,
      workspace: workspace.state,
      client,
      reads,
      prepared,
    });
  const events = await unlessChangedMeanwhile(
    decide,
    command,
    stream,
    request.basedOn,
    deps,
  );
  if (events.length === 0)
    return asReply({
      revision: target.revision ?? -1n,
      position: target.position,
    });
  const party =
    asker.role !== null ? 'team' : asker.client !== null ? 'client' : 'none';
  return asReply(
    await deps.log.append(
      stream,
      enveloped(events, request, party),
      target.revision ?? 'noStream',
    ),
  );
}

const asReply = ({
  revision,
  position,
}: {
  revision: bigint;
  position: bigint;
}): CommandReply => ({
  revision: String(revision),
  position: String(position),
});

function contextOf({
  workspaceId,
  accountId,
  commandId,
  now,
  today,
}: Request): Context {
  let made = 0;
  return {
    workspaceId,
    accountId,
    now,
    today,
    newId: () => deterministicId('made', accountId, commandId, String(made++)),
  };
}

/** Ids follow from the command, so that an append whose answer was lost is the same append when it is tried again. */
function enveloped(
  events: readonly DomainEvent[],
  request: Request,
  party: 'team' | 'client' | 'none',
) {
  const { accountId, commandId, name, correlationId, now } = request;
  const metadata: Metadata = {
    workspaceId: request.workspaceId || null,
    actor: { kind: 'account', accountId, party },
    commandId,
    command: name,
    causationId: commandId,
    correlationId,
    at: now,
  };
  return events.map((event, i) => ({
    ...event,
    id: deterministicId('event', accountId, commandId, String(i)),
    metadata,
  }));
}
