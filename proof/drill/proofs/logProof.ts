import type { CommandReply } from '@waymark/api';
import { personOf, streamOf, type Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { keyOf, type Answered, type Ledger } from '../ledger.ts';
import { eventsOf, fold, foldClient, streamOfPlan } from './logReader.ts';

export type LogFindings = { lost: number; doubled: number; ghosts: number };

type Options = {
  readonly log: EventLog;
  readonly workspaceId: string;
  readonly ledger: Ledger;
  /** Revision of the last event of each stream so far; goes on with `events`. */
  readonly revisions: Map<string, bigint>;
};

/** Accounts that sign themselves up do so without an Idempotency-Key of the drill's. */
const OUTSIDE = new Set(['SignIn']);

/**
 * Holds the events behind a position against what callers were told since: every acknowledged
 * command is there once and where the reply said, made by one request; no refused command left any;
 * no event belongs to nobody; no gap.
 */
export async function proveLog(
  events: readonly Stored[],
  answered: readonly Answered[],
  options: Options,
): Promise<LogFindings> {
  const { ledger, revisions } = options;
  const findings: LogFindings = { lost: 0, doubled: 0, ghosts: 0 };
  const byCommand = new Map<string, Stored[]>();
  let before = -1n;
  for (const event of events) {
    const { stream, revision, position, metadata } = event;
    const wanted = (revisions.get(stream) ?? -1n) + 1n;
    if (revision !== wanted || position <= before)
      ledger.violation(`${stream} has revision ${revision} at ${position} where ${wanted} was due`);
    revisions.set(stream, revision);
    before = position;
    const accountId = personOf(metadata.actor);
    if (OUTSIDE.has(metadata.command) || accountId === null) continue;
    const key = keyOf(accountId, metadata.commandId);
    byCommand.set(key, [...(byCommand.get(key) ?? []), event]);
  }
  for (const [key, theirs] of byCommand) {
    const given = ledger.answered.get(key);
    if (given !== undefined && 'reply' in given.answer) continue;
    findings.ghosts++;
    ledger.violation(
      `${theirs.length} events of ${theirs[0]?.metadata.command} ${key}, which was ${given === undefined ? 'never answered' : `refused: ${JSON.stringify(given.answer)}`}`,
    );
  }
  for (const command of answered) {
    if (!('reply' in command.answer)) continue;
    const theirs = byCommand.get(keyOf(command.accountId, command.commandId)) ?? [];
    const problem =
      theirs.length === 0
        ? await withoutEvents(command, command.answer.reply, options)
        : misplaced(theirs, command.answer.reply);
    if (problem === null) continue;
    findings[problem.kind]++;
    ledger.violation(
      `${command.name} ${command.commandId} ${problem.what}; its reply was ${JSON.stringify(command.answer.reply)}`,
    );
  }
  return findings;
}

type Problem = { readonly kind: 'lost' | 'doubled'; readonly what: string };

/**
 * The events of one command must be one run of revisions that ends where the reply said, and come
 * from one request.
 */
function misplaced(theirs: readonly Stored[], reply: CommandReply): Problem | null {
  const last = theirs.at(-1);
  if (
    last === undefined ||
    `${last.position}` !== reply.position ||
    `${last.revision}` !== reply.revision
  ) {
    return {
      kind: 'doubled',
      what: `ends at revision ${last?.revision}, position ${last?.position} of ${last?.stream}`,
    };
  }
  const own = theirs.filter(({ stream }) => stream === last.stream);
  const oneRun = own.every(
    ({ revision }, i) => revision === last.revision - BigInt(own.length - 1 - i),
  );
  const requests = new Set(own.map(({ metadata }) => metadata.correlationId));
  if (!oneRun || requests.size !== 1)
    return { kind: 'doubled', what: `is in ${last.stream} ${requests.size} times` };
  return null;
}

/**
 * Acknowledged without an event: true only if what was asked for was so already at the revision of
 * the reply.
 */
async function withoutEvents(
  { already, accountId }: Answered,
  { revision }: CommandReply,
  { log, workspaceId }: Options,
): Promise<Problem | null> {
  if (already === undefined) return { kind: 'lost', what: 'has no event' };
  const until = async (stream: string) =>
    (await eventsOf(log, stream)).slice(0, Number(revision) + 1);
  const held =
    already.plan !== undefined
      ? already.holds(
          fold(already.plan.kind, await until(streamOfPlan(workspaceId, already.plan))).plan,
        )
      : already.holds(
          foldClient(await until(streamOf.client(workspaceId, already.clientId))),
          accountId,
        );
  return held ? null : { kind: 'lost', what: 'has no event, and its wish was not fulfilled' };
}
