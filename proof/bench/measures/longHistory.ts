import { setTimeout as delay } from 'node:timers/promises';
import type { Finding, Measure } from '../finding.ts';
import { fillHistory, getStuck } from '../history/fillHistory.ts';
import { rebuildAll } from '../history/rebuildAll.ts';
import { startServing, type Serving } from '../history/serving.ts';
import { underLoad } from '../history/underLoad.ts';
import { EVENTS_EACH } from '../history/workOnPlan.ts';
import { startLoadGenerator } from '../load/loadGenerator.ts';
import { must } from '../must.ts';
import { asOwner, caughtUp, get } from '../services.ts';
import type { BenchStage } from '../stage.ts';

/**
 * The client is stuck with so many tasks, so that there are mails which a rebuild could send again.
 */
const STUCK = { smoke: 2, usual: 10 };
/**
 * Given after each half of the history, to as many processes, so that the command service remembers
 * what it can.
 */
const COMMANDS = { smoke: 20, usual: 1_000 };
/** Mails of one moment come within less. */
const QUIET_MS = 1_000;
const MIB = 2 ** 20;

/**
 * A history of 10,000 events, or 1,000,000 with `--full`, is written while both services follow it;
 * then everything is rebuilt under load. Memory is bounded when the second half of the history adds
 * next to nothing to what the first took.
 */
export const longHistory: Measure = {
  name: 'longHistory',
  beside: ['memory after half of it'],
  goal: '≤ 1.2× of the half way; no failed read, no mail, equal checksums, swap ≤ 1 s',
  async run(stage) {
    const processes = Math.floor(stage.events / EVENTS_EACH);
    const serving = await startServing(stage);
    try {
      const memory = await memoryWhileFilling(serving, processes, stage);
      const stuck = stage.sized(STUCK);
      await getStuck(serving.log, stuck);
      await caughtUp(serving.projector, await serving.log.head());
      await mailsAreSent(serving);
      console.log('  the mails that it calls for are sent');
      return [...memory, ...(await rebuildUnderLoad(serving, processes))];
    } finally {
      await serving.stop();
    }
  },
};

/** Until there are mails, and no more of them come. */
async function mailsAreSent({ mails }: Serving): Promise<void> {
  let before: number;
  do {
    before = mails();
    await delay(QUIET_MS);
  } while (mails() === 0 || mails() > before);
}

async function memoryWhileFilling(
  serving: Serving,
  processes: number,
  { size, sized }: BenchStage,
): Promise<Finding[]> {
  const events = (processes * EVENTS_EACH).toLocaleString('en');
  const { log, command, projector } = serving;
  const load = startLoadGenerator();
  const both = async () => ({
    command: (await command.memory()).now / MIB,
    projector: (await projector.memory()).now / MIB,
  });
  const fill = async (from: number, to: number) => {
    await caughtUp(projector, await fillHistory(log, from, to));
    await load.sendAll({
      url: `${command.url}/api/commands/RenameProcess`,
      method: 'POST',
      headers: asOwner(),
      body: '{"processId":"plan$slot","name":"Renamed $n"}',
      slots: to,
      from,
      connections: 4,
      amount: sized(COMMANDS),
    });
    await caughtUp(projector, await log.head());
    return both();
  };
  try {
    await caughtUp(projector, await log.head());
    const start = await both();
    const half = Math.floor(processes / 2);
    const middle = await fill(0, half);
    console.log('  half of it is written and projected');
    const end = await fill(half, processes);
    console.log('  all of it is written and projected');
    const { total } = await get(projector, '/api/history?range=[0,0]');
    must(total >= processes * EVENTS_EACH, 'all of the history was projected');
    return (['command', 'projector'] as const).flatMap((service) => {
      const measure = `memory of the ${service} service`;
      return [
        // What they remember grows until it is as much as they may: a short history does not come
        // there.
        size === 'full'
          ? {
              measure,
              beside: `after half of ${events} events`,
              unit: 'MiB',
              goal: { atMost: 1.2 },
              ours: [end[service]],
              theirs: [middle[service]],
            }
          : {
              measure: `${measure} after ${events} events`,
              value: Math.round(end[service]),
              unit: 'MiB',
            },
        { measure: `${measure} at the start`, value: Math.round(start[service]), unit: 'MiB' },
      ];
    });
  } finally {
    load.stop();
  }
}

async function rebuildUnderLoad(serving: Serving, processes: number): Promise<Finding[]> {
  const { log, projector } = serving;
  const mailsBefore = serving.mails();
  const { result, told } = await underLoad(serving, processes, () => rebuildAll(projector));
  await caughtUp(projector, await log.head());
  must(told.reads > 0 && told.commands > 0, 'there was load');
  const of = (what: string) => `rebuild under load: ${what}`;
  const none = { atMost: 0 };
  return [
    { measure: of('history'), value: processes * EVENTS_EACH, unit: 'events' },
    {
      measure: of('rate'),
      value: (processes * EVENTS_EACH * 1_000) / result.fillMs,
      unit: 'events/s',
    },
    {
      measure: of('failed reads'),
      value: told.failedReads,
      unit: `of ${told.reads.toLocaleString('en')}`,
      goal: none,
    },
    {
      measure: of('failed commands'),
      value: told.failedCommands,
      unit: `of ${told.commands.toLocaleString('en')}`,
      goal: none,
    },
    { measure: of('slowest read'), value: Math.round(told.slowestReadMs), unit: 'ms' },
    {
      measure: of('longest swap'),
      value: Math.round(result.swapMs),
      unit: 'ms',
      goal: { atMost: 1_000 },
    },
    {
      measure: of('checksums unlike those of a fresh fold'),
      value: result.different,
      unit: 'read models',
      goal: none,
    },
    {
      measure: of('mails sent again'),
      value: serving.mails() - mailsBefore,
      unit: `of ${mailsBefore}`,
      goal: none,
    },
    {
      measure: of('most memory of the projector'),
      value: Math.round((await projector.memory()).most / MIB),
      unit: 'MiB',
    },
  ];
}
