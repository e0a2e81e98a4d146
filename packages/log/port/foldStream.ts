import { parseEvent } from '@waymark/events';
import type { EventLog, ReadOptions } from './eventLog.ts';
import { Slices } from './slices.ts';

type Event = ReturnType<typeof parseEvent>;

/**
 * Folds a stream into a state: `initial` is where it begins, `evolve` how each event changes it.
 */
export type Fold<State> = {
  readonly initial: State;
  readonly evolve: (state: State, event: never) => State;
};

/**
 * The state of a stream, or what becomes of `initial` by those of its events that are named by
 * `range`. Long histories are folded in slices, between which whatever else the process serves has
 * its turn.
 * @throws UnreadableEvent, and what `readStream` of the log throws
 */
export async function foldStream<State>(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  { initial, evolve }: Fold<State>,
  range: Pick<ReadOptions, 'from' | 'to'> = {},
): Promise<State> {
  let state = initial;
  const slices = new Slices();
  for await (const recorded of log.readStream(stream, range)) {
    state = evolve(state, parseEvent(recorded) as never);
    if (slices.isOver) await slices.next();
  }
  return state;
}

/** The events of a stream as they would be written today. @throws what `foldStream` throws */
export const eventsOf = (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  range: Pick<ReadOptions, 'from' | 'to'> = {},
): Promise<readonly Event[]> => {
  const events: Event[] = [];
  const evolve = (_: unknown, event: Event) => (events.push(event), events);
  return foldStream<readonly Event[]>(log, stream, { initial: events, evolve }, range);
};
