import type { PlanRef } from '@waymark/api';
import {
  evolveBlueprint,
  evolveClient,
  evolveProcess,
  noBlueprint,
  noClient,
  noProcess,
  parseEvent,
  streamOf,
} from '@waymark/events';
import type {
  Blueprint,
  BlueprintEvent,
  Client,
  ClientEvent,
  Process,
  ProcessEvent,
  Recorded,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';

/** Events behind a position, up to the newest at the time of the call. */
export async function eventsAfter(
  log: EventLog,
  after: bigint,
): Promise<Recorded[]> {
  const end = await log.head();
  const events: Recorded[] = [];
  const done = new AbortController();
  for await (const batch of log.subscribe({ after, signal: done.signal })) {
    events.push(...batch.events);
    if (batch.position >= end) done.abort();
  }
  return events;
}

export async function eventsOf(
  log: EventLog,
  stream: string,
): Promise<Recorded[]> {
  const events: Recorded[] = [];
  for await (const event of log.readStream(stream)) events.push(event);
  return events;
}

export const streamOfPlan = (
  workspaceId: string,
  { kind, id }: PlanRef,
): string =>
  kind === 'blueprint'
    ? streamOf.blueprint(workspaceId, id)
    : streamOf.process(workspaceId, id);

/** A plan folded from nothing, by the events that the log holds. */
export function fold(
  kind: PlanRef['kind'],
  events: readonly Recorded[],
): Blueprint | Process {
  const parsed = events.map(parseEvent);
  return kind === 'blueprint'
    ? parsed.reduce(
        (state, event) =>
          evolveBlueprint(state, event as unknown as BlueprintEvent),
        noBlueprint,
      )
    : parsed.reduce(
        (state, event) =>
          evolveProcess(state, event as unknown as ProcessEvent),
        noProcess,
      );
}

/** A client folded from nothing, by the events that the log holds. */
export const foldClient = (events: readonly Recorded[]): Client =>
  events
    .map(parseEvent)
    .reduce(
      (state, event) => evolveClient(state, event as unknown as ClientEvent),
      noClient,
    );

export const foldPlan = async (
  log: EventLog,
  workspaceId: string,
  plan: PlanRef,
): Promise<Blueprint | Process> =>
  fold(plan.kind, await eventsOf(log, streamOfPlan(workspaceId, plan)));
