import type { Stored } from '@waymark/events';
import { WrongExpectedRevision, type EventLog } from '@waymark/log';
import { CopyProblem } from './copyProblem.ts';
import { contentOf, history } from './history.ts';

/** One append holds at most this many events, of at most this many bytes together. */
const MOST_EVENTS = 200;
const MOST_BYTES = 500_000;

export type CopyOptions = {
  readonly source: EventLog;
  readonly target: EventLog;
  /** Ends the copying after the append under way. */
  readonly signal: AbortSignal;
  /** Told after each append how many events the target has by now. */
  readonly onProgress: (events: number) => void;
};

/** How many events were there already, and how many came. */
export type CopiedEvents = { readonly found: number; readonly copied: number };

/**
 * Makes the target hold the history of the source: the same events with the same revisions in the
 * same global order. One append at a time, so that the target always holds a beginning of the
 * source, wherever the copying was cut off: it goes on from there. The source is only read. @throws
 * CopyProblem, LogUnavailable
 */
export async function copyHistory({
  source,
  target,
  signal,
  onProgress,
}: CopyOptions): Promise<CopiedEvents> {
  const events = history(source);
  try {
    const found = await skipWhatIsThere(events, target, signal);
    let copied = 0;
    for await (const run of runsOf(events)) {
      if (signal.aborted) return { found, copied };
      await append(target, run);
      copied += run.length;
      onProgress(found + copied);
    }
    return { found, copied };
  } finally {
    await events.return();
  }
}

/**
 * Both logs are read side by side for as long as the target goes; it must be a beginning of the
 * source.
 */
async function skipWhatIsThere(
  events: AsyncGenerator<Stored, void, undefined>,
  target: EventLog,
  signal: AbortSignal,
): Promise<number> {
  let found = 0;
  for await (const there of history(target)) {
    if (signal.aborted) return found;
    const next = await events.next();
    if (next.done === true || !alike(next.value, there))
      throw new CopyProblem(
        `The target holds other events than the source, beginning with ${there.type} at revision ${there.revision} of ${there.stream}. It must be empty, or the target of the same copy before.`,
      );
    found++;
  }
  return found;
}

const alike = (a: Stored, b: Stored): boolean =>
  a.stream === b.stream && a.revision === b.revision && contentOf(a) === contentOf(b);

type Run = [Stored, ...Stored[]];

/** Neighbours in the global order that belong to one stream are appended together. */
async function* runsOf(events: AsyncIterable<Stored>): AsyncGenerator<Run> {
  let run: Run | undefined;
  let bytes = 0;
  for await (const event of events) {
    const size = Buffer.byteLength(contentOf(event));
    if (
      run !== undefined &&
      run[0].stream === event.stream &&
      run.length < MOST_EVENTS &&
      bytes + size <= MOST_BYTES
    ) {
      run.push(event);
      bytes += size;
      continue;
    }
    if (run !== undefined) yield run;
    [run, bytes] = [[event], size];
  }
  if (run !== undefined) yield run;
}

async function append(target: EventLog, run: Run): Promise<void> {
  const { stream, revision } = run[0];
  const last = revision + BigInt(run.length - 1);
  const refused = (why: string, cause?: unknown) =>
    new CopyProblem(
      `The target does not take revisions ${revision} to ${last} of ${stream}: ${why}.`,
      { cause },
    );
  try {
    const answer = await target.append(
      stream,
      run.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
      revision === 0n ? 'noStream' : revision - 1n,
    );
    if (answer.revision !== last) throw refused(`it gave them revisions up to ${answer.revision}`);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    throw refused(
      `its stream is at ${error.actual === 'noStream' ? 'no revision' : `revision ${error.actual}`}`,
      error,
    );
  }
}
