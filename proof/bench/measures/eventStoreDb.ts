import { randomUUID } from 'node:crypto';
import { ANY, EventStoreDBClient, jsonEvent, type JSONType } from '@eventstore/db-client';
import { openEventStoreDbLog, openPostgresLog, type EventLog } from '@waymark/log';
import type { Finding, Measure } from '../finding.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import type { BenchStage } from '../stage.ts';
import { enveloped, statusSet } from '../world.ts';

const THROUGH_ADAPTER = [64, 16].map((callers) => ({
  callers,
  measure: `append through the EventStoreDB adapter at ${callers}`,
  beside: 'bare client',
  goal: { atLeast: 0.9 },
}));
const POSTGRES = {
  measure: 'Postgres log at 64',
  beside: 'EventStoreDB at 64',
  goal: { atLeast: 3 },
} as const;

export const eventStoreDb: Measure = {
  name: 'eventStoreDb',
  beside: ['bare client', 'Postgres log at 64 callers'],
  goal: '≥ 0.9× at 64 and 16 callers; ≥ 3×',
  async run(stage): Promise<readonly Finding[]> {
    const server = await stage.eventStoreDb();
    if (server === null)
      return [...THROUGH_ADAPTER, POSTGRES].map((question) => ({
        ...question,
        goal: `≥ ${question.goal.atLeast}×`,
        notRun: 'no ESDB_URL',
      }));
    const adapter = await openEventStoreDbLog({ connectionString: server });
    const postgres = await openPostgresLog({ connectionString: await stage.database() });
    const client = EventStoreDBClient.connectionString(server);
    const bare = async (stream: string) => {
      const { id, type, data, metadata } = oneEvent();
      const { success } = await client.appendToStream(
        stream,
        jsonEvent({
          id,
          type,
          data: data as unknown as JSONType,
          metadata: metadata as unknown as JSONType,
        }),
        { expectedRevision: ANY },
      );
      must(success, 'the server took the event');
    };
    try {
      const findings: Finding[] = [];
      for (const { callers, measure, beside, goal } of THROUGH_ADAPTER) {
        const samples = await interleave(stage.rounds, {
          adapter: round(stage, callers, through(adapter)),
          bare: round(stage, callers, bare),
        });
        findings.push({
          measure,
          beside,
          goal,
          unit: 'events/s',
          ours: each(samples.adapter, 'rate'),
          theirs: each(samples.bare, 'rate'),
        });
      }
      const samples = await interleave(stage.rounds, {
        postgres: round(stage, 64, through(postgres)),
        bare: round(stage, 64, bare),
      });
      findings.push({
        ...POSTGRES,
        unit: 'events/s',
        ours: each(samples.postgres, 'rate'),
        theirs: each(samples.bare, 'rate'),
      });
      return findings;
    } finally {
      await client.dispose();
      await adapter.close();
      await postgres.close();
    }
  },
};

const oneEvent = () => enveloped(statusSet('plan', { modules: 1, tasksEach: 20 }, 0));

const through = (log: EventLog) => async (stream: string) => {
  const { position } = await log.append(stream, [oneEvent()], 'any');
  must(position > 0n, 'the event has a position');
};

/** All callers append to streams of their own for a while. */
const round =
  ({ sized }: BenchStage, callers: number, appendTo: (stream: string) => Promise<void>) =>
  () =>
    rateOf(async () => {
      const end = performance.now() + sized({ smoke: 10, usual: 400, full: 2_000 });
      let done = 0;
      const caller = async () => {
        const stream = `process-bench_${randomUUID()}`;
        do {
          await appendTo(stream);
          done += 1;
        } while (performance.now() < end);
      };
      await Promise.all(Array.from({ length: callers }, caller));
      return done;
    });
