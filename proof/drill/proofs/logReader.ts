import type { PlanRef } from '@waymark/api';
import {
  nouns,
  parseEvent,
  streamOf,
  type Blueprint,
  type Client,
  type Process,
  type Stored,
} from '@waymark/events';
import type { EventLog, Fold } from '@waymark/log';

/** Events behind a position, up to the newest at the time of the call. */
export async function eventsAfter(log: EventLog, after: bigint): Promise<Stored[]> {
  const end = await log.head();
  const events: Stored[] = [];
  const done = new AbortController();
  for await (const batch of log.subscribe({ after, signal: done.signal })) {
    events.push(...batch.events);
    if (batch.position >= end) done.abort();
  }
  return events;
}

export async function eventsOf(log: EventLog, stream: string): Promise<Stored[]> {
  const events: Stored[] = [];
  for await (const event of log.readStream(stream)) events.push(event);
  return events;
}

export const streamOfPlan = (workspaceId: string, { kind, id }: PlanRef): string =>
  streamOf[kind](workspaceId, id);

/** A plan folded from nothing, by the events that the log holds. */
export const fold = (kind: PlanRef['kind'], events: readonly Stored[]): Blueprint | Process =>
  kind === 'blueprint'
    ? folded<Blueprint>(nouns.blueprint, events)
    : folded<Process>(nouns.process, events);

/** A client folded from nothing, by the events that the log holds. */
export const foldClient = (events: readonly Stored[]): Client =>
  folded<Client>(nouns.client, events);

const folded = <State>({ initial, evolve }: Fold<State>, events: readonly Stored[]): State =>
  events.reduce((state, event) => evolve(state, parseEvent(event) as never), initial);

export const foldPlan = async (
  log: EventLog,
  workspaceId: string,
  plan: PlanRef,
): Promise<Blueprint | Process> =>
  fold(plan.kind, await eventsOf(log, streamOfPlan(workspaceId, plan)));
