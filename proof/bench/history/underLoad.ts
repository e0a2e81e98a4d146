import { startLoadGenerator } from '../load/loadGenerator.ts';
import { listQuery } from '../httpLatency.ts';
import { asOwner } from '../services.ts';
import type { Serving } from './serving.ts';

const CONNECTIONS = 4;
const READS_PER_SECOND = 40;
const WRITES_PER_SECOND = 20;
/** So long is one stretch of load; between two the token is renewed. */
const SECONDS = 2;

/** What people asked for while something else went on, and what they got. */
export type LoadFigures = {
  readonly reads: number;
  /** Reads that were not answered with 200. */
  readonly failedReads: number;
  readonly slowestReadMs: number;
  readonly commands: number;
  readonly failedCommands: number;
};

/** Reads and writes evenly, over `processes` processes, until `work` has ended. */
export async function underLoad<Result>(
  { command, projector }: Serving,
  processes: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; told: LoadFigures }> {
  const readers = startLoadGenerator();
  const writers = startLoadGenerator();
  const told = { reads: 0, failedReads: 0, slowestReadMs: 0, commands: 0, failedCommands: 0 };
  let over = false;
  const reading = async () => {
    while (!over) {
      const { statuses, latencies } = await readers.send({
        url: projector.url,
        paths: readPaths(processes),
        method: 'GET',
        headers: asOwner(),
        connections: CONNECTIONS,
        seconds: SECONDS,
        perSecond: READS_PER_SECOND,
      });
      const all = sum(Object.values(statuses));
      told.reads += all;
      told.failedReads += all - (statuses[200] ?? 0);
      told.slowestReadMs = Math.max(told.slowestReadMs, ...latencies);
    }
  };
  const writing = async () => {
    while (!over) {
      const { statuses } = await writers.send({
        url: `${command.url}/api/commands/RenameProcess`,
        method: 'POST',
        headers: asOwner(),
        body: '{"processId":"plan$slot","name":"Renamed $n"}',
        slots: processes,
        from: told.commands,
        connections: CONNECTIONS,
        seconds: SECONDS,
        perSecond: WRITES_PER_SECOND,
      });
      const all = sum(Object.values(statuses));
      told.commands += all;
      told.failedCommands += all - (statuses[200] ?? 0);
    }
  };
  try {
    const load = Promise.all([reading(), writing()]);
    const result = await Promise.race([
      work().finally(() => (over = true)),
      load.then(() => new Promise<never>(() => undefined)),
    ]);
    await load;
    return { result, told };
  } finally {
    over = true;
    readers.stop();
    writers.stop();
  }
}

/**
 * What the pages of staff ask for: their executions, one process, its history, and tasks of one
 * person.
 */
function readPaths(processes: number): string[] {
  const some = [0, 0.3, 0.6, 0.9].map((share) => `plan${Math.floor(processes * share)}`);
  return [
    `/api/executions?${listQuery({}, ['updatedAt', 'DESC'])}`,
    `/api/tasks?${listQuery({ assignee: 'person-3' }, ['dueDate', 'ASC'])}`,
    ...some.flatMap((planId) => [
      `/api/executions/${planId}`,
      `/api/modules?${listQuery({ planId }, ['place', 'ASC'])}`,
      `/api/history?${listQuery({ planId }, ['position', 'DESC'])}`,
    ]),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
