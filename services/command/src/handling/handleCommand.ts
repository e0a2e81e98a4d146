import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandReply } from '@waymark/api';
import { actorKey } from '@waymark/events';
import { WrongExpectedRevision } from '@waymark/log';
import { attemptCommand, type CommandOutcome, type AcceptedCommand } from './attemptCommand.ts';
import type { CommandDependencies, Request } from './commandRequest.ts';
import { entryOf } from '../nouns/table/commandTable.ts';
import { keyReused } from './replies/replies.ts';

export type { CommandDependencies, Request } from './commandRequest.ts';

const MOST_TRIES = 20;
/**
 * Longest pause before the next try, in ms per try so far: whoever lost often lets the others
 * through.
 */
const PAUSE_MS = 4;

/**
 * The way of one change, whichever way it came: within the limits? -> repeat? -> read -> authorise
 * -> decide -> append; if somebody was faster, once more.
 * @throws RequestRefused, DecisionRefused, ZodError, and the errors of the log's port
 */
export const handleCommand = (request: Request, deps: CommandDependencies): Promise<CommandReply> =>
  deps.limits.make(request, () => withinLimits(request, deps));

async function withinLimits(request: Request, deps: CommandDependencies): Promise<CommandReply> {
  const { commandId, name, workspaceId } = request;
  const by = actorKey(request.caller);
  const { turns, replies, repeated } = deps;
  const entry = entryOf(name);
  const command = entry.schema.parse(request.payload);
  const fingerprint = hash(
    'sha256',
    `${workspaceId}\n${name}\n${withoutSecret(request.payload, entry.secret)}`,
    'base64url',
  );
  const stream = entry.stream(command, request);
  const task: AcceptedCommand = { entry, command, stream, request };
  return turns.take(stream, async () => {
    const given = replies.find(by, commandId);
    const outcome = await untilNobodyWasFaster((tries) =>
      attemptCommand(task, deps, { tries, unless: given }),
    );
    if (outcome.kind === 'given') {
      if (outcome.given.fingerprint !== fingerprint) throw keyReused();
    } else {
      const kept = { fingerprint, reply: outcome.reply };
      // What is in the log answers a repeat by itself; what left nothing behind is known from here
      // alone.
      if (outcome.kind === 'nothing') await replies.keep(by, commandId, kept);
      else replies.keepSoon(by, commandId, kept);
    }
    if (outcome.kind === 'given' || outcome.kind === 'before') repeated?.();
    return outcome.kind === 'given' ? outcome.given.reply : outcome.reply;
  });
}

const withoutSecret = (payload: unknown, secret?: string): string =>
  JSON.stringify(payload, (key, value: unknown) =>
    key === secret && key !== '' ? undefined : value,
  );

/**
 * Another process may append between our read and our append: then the decision is made anew on
 * what is there now.
 */
async function untilNobodyWasFaster(
  attempt: (tries: number) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    try {
      return await attempt(tries);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      await delay(Math.random() * PAUSE_MS * tries);
    }
  }
  return attempt(MOST_TRIES);
}
