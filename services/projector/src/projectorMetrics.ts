import type { Metrics } from '@waymark/edge';
import type { EventLog } from '@waymark/log';
import { connectionsOf } from '@waymark/postgres';
import type { Pool } from 'pg';
import type { LiveHub } from './live/liveHub.ts';
import type { ModelHealth } from './projecting/project.ts';
import type { ReadPool } from './reading/readPool.ts';

type Watched = {
  readonly log: EventLog;
  readonly writePool: Pool;
  readonly readPool: ReadPool;
  readonly live: LiveHub;
  readonly models: () => readonly ModelHealth[];
};

/** Sizes of batches, in events. */
const EVENTS = [0, 1, 5, 20, 50, 100, 200, 500, 1000];

/** What only the projector can say of itself; read when somebody looks. */
export function observeProjector(
  metrics: Metrics,
  { log, writePool, readPool, live, models }: Watched,
): void {
  const eachModel = (name: string, help: string, value: (health: ModelHealth) => number) =>
    metrics.observed(name, help, ['model'], () =>
      models().map((health) => ({ labels: { model: health.model }, value: value(health) })),
    );
  eachModel(
    'read_model_position',
    'Position of the log up to which the rows are true.',
    ({ position }) => Number(position),
  );
  eachModel(
    'read_model_failures',
    'Failures in a row; 0 when it goes on.',
    ({ failures }) => failures,
  );
  eachModel(
    'read_model_quarantined_streams',
    'Streams that wait behind an event that the read model can not take.',
    ({ quarantined }) => quarantined,
  );
  metrics.observed(
    'read_model_state',
    '1 for the state that the read model is in.',
    ['model', 'state'],
    () => models().map(({ model, state }) => ({ labels: { model, state }, value: 1 })),
  );
  metrics.observed('log_position', 'Position of the newest event of the log.', [], async () => [
    { value: Number(await log.head()) },
  ]);
  metrics.observed('live_listeners', 'Open streams of live changes.', [], () => [
    { value: live.size },
  ]);
  metrics.observed(
    'database_connections',
    'Connections to Postgres in use, idle, and callers that wait for one.',
    ['pool', 'state'],
    () => {
      const pools = { reads: readPool.connections(), rows: connectionsOf(writePool) };
      return Object.entries(pools).flatMap(([pool, states]) =>
        Object.entries(states).map(([state, value]) => ({ labels: { pool, state }, value })),
      );
    },
  );
}

/**
 * For each read model a log whose batches are measured: how many events came, and how long it took
 * until the model asked for more.
 */
export function batchMeasures(metrics: Metrics): (log: EventLog, model: string) => EventLog {
  const seconds = metrics.histogram(
    'batch_duration_seconds',
    'Time a read model took for one batch of events, commit included.',
    ['model'],
  );
  const size = metrics.histogram(
    'batch_events',
    'Events of one batch; the sum over time is the rate.',
    ['model'],
    EVENTS,
  );
  return (log, model) => ({
    append: (...append) => log.append(...append),
    readStream: (...read) => log.readStream(...read),
    head: () => log.head(),
    close: () => log.close(),
    async *subscribe(options) {
      for await (const batch of log.subscribe(options)) {
        const started = performance.now();
        yield batch;
        seconds.observe({ model }, (performance.now() - started) / 1000);
        size.observe({ model }, batch.events.length);
      }
    },
  });
}
