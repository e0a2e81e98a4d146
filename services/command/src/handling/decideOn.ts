import { foldStream } from '@waymark/log';
import {
  streamOf,
  actorKey,
  type Actor,
  type Client,
  type DomainEvent,
  type Workspace,
  nouns,
} from '@waymark/events';
import { dayIn } from '@waymark/look/dayIn';
import type { AcceptedCommand } from './attemptCommand.ts';
import type { CommandDependencies, Request } from './commandRequest.ts';
import { unlessChangedMeanwhile } from './conflicts/conflict.ts';
import type { Context } from '../decisions/decision.ts';
import { inSlices } from './inSlices.ts';
import { pastOf } from '../decisions/past.ts';
import { deterministicId } from '../streams/deterministicId.ts';
import { actorOf, askerOf } from '../policies/caller.ts';
import { noPermission } from '../callers/noPermission.ts';
import { shareOf } from '../callers/shareOf.ts';
import { keyReused } from './replies/replies.ts';
import { commandKey, type Folded, type LastEventOfCommand } from '../streams/streamCache.ts';

/**
 * Streams that were read beside the command's own. The workspace is null where that stream is the
 * workspace itself.
 */
export type SideReads = {
  readonly workspace: Folded<Workspace> | null;
  readonly reads: Record<string, Folded<unknown>>;
};

/**
 * The result of deciding: events to append, or where the same command ended when it came before.
 */
export type Decided =
  | {
      readonly events: readonly DomainEvent[];
      /** For the envelope. */
      readonly actor: Actor;
      readonly before?: undefined;
    }
  | { readonly before: LastEventOfCommand; readonly events?: undefined };

/** Authorises and decides on these states. @throws RequestRefused, DecisionRefused */
export async function decideOn(
  { entry, command, stream, request }: AcceptedCommand,
  target: Folded<unknown>,
  { workspace: read, reads }: SideReads,
  deps: CommandDependencies,
): Promise<Decided> {
  const { caller, doneBy, commandId, workspaceId, basedOn } = request;
  const before = target.commands.get(commandKey(doneBy ?? caller, commandId));
  if (before !== undefined) {
    if (before.name !== request.name) throw keyReused();
    return { before };
  }

  const workspace = read?.state ?? (target.state as Workspace);
  const clientId = entry.client?.(target.state, command, reads) ?? null;
  const client: Client =
    clientId === null
      ? nouns.client.initial
      : (await deps.cache.read<Client>(streamOf.client(workspaceId, clientId), nouns.client)).state;
  const { members, apiKeys } = workspace;
  const share = { state: await shareOf(request, deps.cache), now: request.now };
  const asker = askerOf(caller, { members, apiKeys, client, share });
  if (!entry.policy(asker, target.state, command, reads)) throw noPermission();

  const actor = doneBy ?? actorOf(asker);
  const today = dayIn(workspace.timeZone ?? deps.timeZone, Date.parse(request.now));
  const context = contextOf(request, actor, today);
  const past =
    entry.past === undefined
      ? pastOf({ kind: 'process' }).initial
      : await foldStream(deps.log, stream, entry.past(command));
  const events = await unlessChangedMeanwhile(
    async () => {
      const prepared = await entry.prepare?.(
        command,
        { ...deps.accountsFor(request, actor), drafts: deps.drafts },
        context,
        target.state,
        reads,
      );
      const decision = entry.decide(target.state, command, {
        ...context,
        workspace,
        client,
        reads,
        prepared,
        past,
      });
      return inSlices(decision);
    },
    { stream, state: target.state, revision: target.revision, basedOn, actor },
    deps,
  );
  return { events, actor };
}

function contextOf({ workspaceId, commandId, now }: Request, actor: Actor, today: string): Context {
  const key = actorKey(actor);
  let made = 0;
  return {
    workspaceId,
    actor,
    now,
    today,
    newId: () => deterministicId('made', key, commandId, String(made++)),
  };
}
