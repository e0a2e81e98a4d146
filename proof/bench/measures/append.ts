import { randomUUID } from 'node:crypto';
import { openPostgresLog, type EventLog } from '@waymark/log';
import type { Finding, Measure } from '../finding.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { emmettLog } from '../peers/emmettAppend.ts';
import { rawGroupCommit } from '../peers/rawGroupCommit.ts';
import { must } from '../must.ts';
import type { BenchStage } from '../stage.ts';
import { enveloped, statusSet } from '../world.ts';

const LEVELS = [
  { callers: 64, emmett: 8 },
  { callers: 16, emmett: 5 },
  { callers: 1, emmett: 1.3 },
] as const;
const RAW = 0.8;
const SHAPE = { modules: 1, tasksEach: 20 };

/**
 * Appends one event to the caller's own stream, whose revision it knows; answers the new revision.
 */
type AppendOne = (stream: string, revision: bigint) => Promise<bigint>;

export const append: Measure = {
  name: 'append',
  beside: ['emmett-postgresql', 'raw group commit'],
  goal: '≥ 8×, 5×, 1.3× at 64, 16, 1 callers; ≥ 0.8×',
  async run(stage) {
    const log = await openPostgresLog({ connectionString: await stage.database() });
    const emmett = await emmettLog(await stage.database());
    const raw = await rawGroupCommit(await stage.database());
    const findings: Finding[] = [];
    const appended = { ours: 0, emmett: 0, raw: 0 };
    for (const level of LEVELS) {
      const samples = await interleave(stage.rounds * 3, {
        ours: round(stage, level.callers, toLog(log), (n) => {
          appended.ours += n;
        }),
        emmett: round(stage, level.callers, toEmmett(emmett), (n) => {
          appended.emmett += n;
        }),
        raw: round(stage, level.callers, toRaw(raw), (n) => {
          appended.raw += n;
        }),
      });
      const common = {
        measure: `append at ${level.callers}`,
        unit: 'events/s',
        ours: each(samples.ours, 'rate'),
      };
      findings.push(
        {
          ...common,
          beside: 'emmett-postgresql',
          goal: { atLeast: level.emmett },
          theirs: each(samples.emmett, 'rate'),
        },
        {
          ...common,
          beside: 'raw group commit',
          goal: { atLeast: RAW },
          theirs: each(samples.raw, 'rate'),
        },
      );
    }
    let read = 0;
    for await (const batch of log.subscribe({ signal: AbortSignal.timeout(60_000) })) {
      read += batch.events.length;
      if (batch.live) break;
    }
    must(read === appended.ours, 'every append is in our log');
    must((await emmett.count()) === appended.emmett, 'and in Emmett’s');
    must((await raw.count()) === appended.raw, 'and in the raw one');
    await raw.close();
    await emmett.close();
    await log.close();
    return findings;
  },
};

const event = () => enveloped(statusSet('plan', SHAPE, 0));

const toLog =
  (log: EventLog): AppendOne =>
  async (stream, revision) =>
    (await log.append(stream, [event()], revision < 0n ? 'noStream' : revision)).revision;

/** Emmett counts the events of a stream, so that the first one makes it 1. */
const toEmmett =
  (emmett: Awaited<ReturnType<typeof emmettLog>>): AppendOne =>
  async (stream, revision) =>
    (await emmett.append(stream, revision + 1n, [event()])) - 1n;

const toRaw =
  (raw: Awaited<ReturnType<typeof rawGroupCommit>>): AppendOne =>
  async (stream, revision) =>
    BigInt(await raw.append(stream, Number(revision), event()));

/**
 * All callers append, one after the other each, for a while: a short one, many times, since a
 * commit takes as long as the disk lets it, which other work on it changes from second to second.
 */
const round =
  (
    { sized }: BenchStage,
    callers: number,
    appendOne: AppendOne,
    count: (appended: number) => void,
  ) =>
  () =>
    rateOf(async () => {
      const end = performance.now() + sized({ smoke: 10, usual: 150, full: 700 });
      let done = 0;
      const caller = async () => {
        const stream = `process-bench_${randomUUID()}`;
        let revision = -1n;
        do {
          revision = await appendOne(stream, revision);
          done += 1;
        } while (performance.now() < end);
      };
      await Promise.all(Array.from({ length: callers }, caller));
      count(done);
      return done;
    });
