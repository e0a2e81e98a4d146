import type { CommandReply } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import {
  actorKey,
  nouns,
  streamOf,
  withVersion,
  type Actor,
  type DomainEvent,
  type Workspace,
  type Metadata,
} from '@waymark/events';
import { Slices, type Appended, type NewEvent } from '@waymark/log';
import { deterministicId } from '../streams/deterministicId.ts';
import { inAppends } from '../nouns/plan/copying/inAppends.ts';
import type { AnyEntry } from '../nouns/commandEntry.ts';
import type { CommandDependencies, Request } from './commandRequest.ts';
import { DecisionRefused } from '../decisions/decision.ts';
import { decideOn, type SideReads, type Decided } from './decideOn.ts';
import type { GivenReply } from './replies/replies.ts';
import type { Folded } from '../streams/streamCache.ts';

/**
 * A command that has passed its schema, its line of the command table, and the stream that it is
 * about.
 */
export type AcceptedCommand = {
  readonly entry: AnyEntry;
  readonly command: unknown;
  readonly stream: string;
  readonly request: Request;
};

/**
 * The outcome of a command. `given`: its reply is known from an earlier time; `before`: the log
 * shows that it was done before; `nothing`: there was nothing to change.
 */
export type CommandOutcome =
  | { readonly kind: 'given'; readonly given: GivenReply }
  | { readonly kind: 'done' | 'before' | 'nothing'; readonly reply: CommandReply };

type Attempt = {
  /** 1 for the first. */
  readonly tries: number;
  /** The reply to the same command, when it was given before: then nothing is done. */
  readonly unless: Promise<GivenReply | null>;
};

/**
 * The events of a command as they go to the log. Their ids follow from the command and from what
 * they say: an append whose answer was lost is the same append when it is tried again, and one that
 * the log has taken for the same is the same word for word.
 */
async function enveloped(
  events: readonly DomainEvent[],
  request: Request,
  actor: Actor,
  slices: Slices,
): Promise<NewEvent[]> {
  const { commandId, name, correlationId, now } = request;
  const metadata: Metadata = {
    workspaceId: request.workspaceId || null,
    actor,
    commandId,
    command: name,
    causationId: request.causationId ?? commandId,
    correlationId,
    at: now,
  };
  const key = actorKey(actor);
  const all: NewEvent[] = [];
  for (const [i, { type, data }] of events.entries()) {
    const id = deterministicId('event', key, commandId, String(i), type, JSON.stringify(data));
    all.push({ type, data, id, metadata: withVersion(type, metadata) });
    if (slices.isOver) await slices.next();
  }
  return all;
}

/**
 * One attempt. The first one trusts what is kept of the command's own stream: the append expects
 * exactly that revision, so the log refuses what was decided on less than all there is. Only an
 * append proves it, so a refusal, or that there is nothing to do, is said after reading what is
 * newer. All other streams are read anew each time.
 * @throws WrongExpectedRevision when somebody else was faster, and what `handleCommand` throws
 */
export async function attemptCommand(
  task: AcceptedCommand,
  deps: CommandDependencies,
  { tries, unless }: Attempt,
): Promise<CommandOutcome> {
  const { entry, command, stream } = task;
  const fold = entry.fold(command);
  const read = () => deps.cache.read(stream, fold);
  // `prepare` leaves traces, which a command that is refused must not.
  const trusted = tries === 1 && entry.prepare === undefined;
  const known = trusted ? deps.cache.known<unknown>(stream) : null;
  const [given, around, first] = await Promise.all([
    unless,
    readAround(task, deps),
    known ?? read(),
  ]);
  if (given !== null) return { kind: 'given', given };

  let target = first;
  let decided: Decided | null;
  const slices = new Slices();
  if (known === null) decided = await decideOn(task, target, around, deps);
  else {
    decided = await decideOn(task, target, around, deps).catch(unlessRefused);
    if (decided === null || decided.events?.length === 0) {
      target = await read();
      decided = await decideOn(task, target, around, deps);
    }
  }
  if (decided.before !== undefined) return { kind: 'before', reply: asReply(decided.before) };
  if (decided.events.length === 0) {
    const { revision, position } = target;
    const newest = asReply({ revision: revision ?? -1n, position });
    return { kind: 'nothing', reply: { ...newest, unchanged: true } };
  }
  const { actor } = decided;
  if (slices.isOver) await slices.next();
  const appends = inAppends(decided.events);
  let expected = target.revision ?? ('noStream' as const);
  for (const part of appends.slice(0, -1))
    expected = (await append(part, expected, partsOf(task.request, actor, target))).revision;
  return {
    kind: 'done',
    reply: asReply(await append(appends.at(-1) ?? [], expected, task.request)),
  };

  async function append(
    part: readonly DomainEvent[],
    expected: bigint | 'noStream',
    request: Request,
  ): Promise<Appended> {
    const events = await enveloped(part, request, actor, slices);
    const appended = await deps.log.append(stream, events, expected);
    await deps.cache.add(stream, fold, events, appended);
    return appended;
  }
}

/**
 * The request as parts that come before the last append name it: they have ids of their own, so
 * that the command has been given once its last append is there, and not before; and others with
 * each try, since none goes on where another stopped.
 */
const partsOf = (request: Request, actor: Actor, { revision }: Folded<unknown>): Request => ({
  ...request,
  commandId: deterministicId(
    ...['parts', actorKey(actor), request.commandId, `${revision ?? 'none'}`],
  ),
  causationId: request.causationId ?? request.commandId,
});

/** Everything that a decision looks at beside its own stream. */
async function readAround(
  { entry, command, stream, request: { workspaceId } }: AcceptedCommand,
  { cache }: CommandDependencies,
): Promise<SideReads> {
  const workspaceStream = streamOf.workspace(workspaceId);
  const [workspace, ...reads] = await Promise.all([
    // Who changes the workspace itself is judged by the very state that is changed.
    stream === workspaceStream ? null : cache.read<Workspace>(workspaceStream, nouns.workspace),
    ...Object.entries(entry.reads?.(command, workspaceId) ?? {}).map(
      async ([key, { stream, fold }]) => [key, await cache.read(stream, fold)] as const,
    ),
  ]);
  return { workspace, reads: Object.fromEntries(reads) as Record<string, Folded<unknown>> };
}

function unlessRefused(error: unknown): null {
  if (error instanceof RequestRefused || error instanceof DecisionRefused) return null;
  throw error;
}

const asReply = ({ revision, position }: { revision: bigint; position: bigint }): CommandReply => ({
  revision: String(revision),
  position: String(position),
});
