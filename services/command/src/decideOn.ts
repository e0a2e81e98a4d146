import { foldStream } from '@waymark/log';
import {
  streamOf,
  type Client,
  type DomainEvent,
  type Workspace,
  nouns,
} from '@waymark/events';
import type { Task } from './attemptCommand.ts';
import type { CommandDependencies, Request } from './commandRequest.ts';
import { unlessChangedMeanwhile } from './conflict.ts';
import type { Context } from './decide/decision.ts';
import { pastOf } from './decide/plan/past.ts';
import { deterministicId } from './identity/deterministicId.ts';
import type { Asker } from './policies/asker.ts';
import { noPermission } from './noPermission.ts';
import { keyReused } from './replies.ts';
import { commandKey, type Folded, type Place } from './streamCache.ts';

/** What was read beside the command's own stream. The workspace is null where that stream is the workspace itself. */
export type Around = {
  readonly workspace: Folded<Workspace> | null;
  readonly reads: Record<string, Folded<unknown>>;
};

/** The side on which the asker stands, for the envelope. */
export type Party = 'team' | 'client' | 'none';

/** What is to be appended, or where the same command ended when it came before. */
export type Decided =
  | {
      readonly events: readonly DomainEvent[];
      readonly party: Party;
      readonly before?: undefined;
    }
  | { readonly before: Place; readonly events?: undefined };

/** Authorises and decides on these states. @throws Refused, DecisionRefused */
export async function decideOn(
  { entry, command, stream, request }: Task,
  target: Folded<unknown>,
  { workspace: read, reads }: Around,
  deps: CommandDependencies,
): Promise<Decided> {
  const { accountId, commandId, workspaceId, basedOn } = request;
  const before = target.commands.get(
    commandKey({ kind: 'account', accountId }, commandId),
  );
  if (before !== undefined) {
    if (before.name !== request.name) throw keyReused();
    return { before };
  }

  const workspace = read?.state ?? (target.state as Workspace);
  const clientId = entry.client?.(target.state, command, reads) ?? null;
  const client: Client =
    clientId === null
      ? nouns.client.initial
      : (
          await deps.cache.read<Client>(
            streamOf.client(workspaceId, clientId),
            nouns.client,
          )
        ).state;
  const asker: Asker = {
    accountId,
    role: workspace.members.get(accountId) ?? null,
    client: client.users.has(accountId) ? client : null,
  };
  if (!entry.policy(asker, target.state, command)) throw noPermission();

  const context = contextOf(request);
  const past =
    entry.past === undefined
      ? pastOf({ kind: 'process' }).initial
      : await foldStream(deps.log, stream, entry.past(command));
  const events = await unlessChangedMeanwhile(
    async () => {
      const prepared = await entry.prepare?.(
        command,
        deps.accountsFor(request),
        context,
        target.state,
      );
      return entry.decide(target.state, command, {
        ...context,
        workspace,
        client,
        reads,
        prepared,
        past,
      });
    },
    {
      stream,
      state: target.state,
      revision: target.revision,
      basedOn,
      accountId,
    },
    deps,
  );
  const party =
    asker.role !== null ? 'team' : asker.client !== null ? 'client' : 'none';
  return { events, party };
}

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
