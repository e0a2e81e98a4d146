import { parseArgs } from 'node:util';
import { newSeed } from './seeded.ts';
import { logNames, type LogName } from './stack/drillLog.ts';
import type { NodeCommands } from './stack/logNodes.ts';

export const USAGE = `npm run drill -- [--kills N] [--seed N] [--log ${logNames.join('|')}]
  --kill-node CMD --start-node CMD   kill the leader of the EventStoreDB cluster instead; {node} stands for its host:port
  --clocks MINUTES                   the clocks of the services are off by so many minutes, also negative
npm run drill -- --faults [--rounds N] [--log …] [--other-log ADDRESS]
npm run drill -- --overload [--seconds N]
npm run drill -- --attack [--seconds N] [--only NAME …] [--at-once N]   only the attacks of these names, so many at once
npm run drill -- --pauses N [--seconds N] [--seed N]         each for 30 seconds by default
npm run drill -- --sequences N [--seed N]
npm run drill -- --scenes N [--seed N]
npm run drill -- --fillings N [--seed N]                    needs Chromium; CHROME names another one
npm run drill -- --origins N [--seed N]
npm run drill -- --local [--kills N]
npm run drill -- --upgrade [--blueprints N] [--seed N]`;

/** What a drill is to do. */
export type DrillChoice = {
  readonly kind:
    | 'kills'
    | 'faults'
    | 'overload'
    | 'attack'
    | 'pauses'
    | 'sequences'
    | 'scenes'
    | 'fillings'
    | 'origins'
    | 'local'
    | 'upgrade';
  readonly kills: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly sequences: number;
  /** Times that something stands still. */
  readonly pauses: number;
  readonly scenes: number;
  /** Forms that are filled in in a browser that is killed. */
  readonly fillings: number;
  /** Random rollouts whose parts are traced back. */
  readonly origins: number;
  /** Of twenty tasks, that an upgrade has to fold anew. */
  readonly blueprints: number;
  readonly seed: number;
  readonly log: LogName;
  /**
   * How nodes of the log are killed and started; null where the services and their database are
   * killed.
   */
  readonly nodes: NodeCommands | null;
  /** The attacks, by name; empty for all. */
  readonly only: readonly string[];
  /** How many of them are made at once. */
  readonly atOnce: number;
  /** By how many milliseconds the clocks of the services are off. */
  readonly clockOffset: number;
  /**
   * An EventStoreDB that is empty, for the time of one fault in the place of the log; null: the
   * stand-in.
   */
  readonly otherLog: string | null;
};

/**
 * Understands the command line. The log is in the EventStoreDB that `ESDB_URL` names, unless
 * `--log` says otherwise.
 * @throws Error that says which option is wrong
 */
export function drillChoice(
  args: readonly string[],
  { ESDB_URL }: { readonly ESDB_URL?: string | undefined },
): DrillChoice {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '20' },
      seed: { type: 'string' },
      log: { type: 'string', default: ESDB_URL ? 'eventstoredb' : 'postgres' },
      faults: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '1' },
      pauses: { type: 'string' },
      sequences: { type: 'string' },
      scenes: { type: 'string' },
      fillings: { type: 'string' },
      origins: { type: 'string' },
      local: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      blueprints: { type: 'string', default: '3000' },
      overload: { type: 'boolean', default: false },
      attack: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      'kill-node': { type: 'string' },
      'start-node': { type: 'string' },
      'other-log': { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      'at-once': { type: 'string', default: '1' },
      clocks: { type: 'string', default: '0' },
    },
  });
  const log = logNames.find((name) => name === values.log);
  if (log === undefined) throw new Error(`--log must be one of ${logNames.join(', ')}`);
  const { 'kill-node': kill, 'start-node': start } = values;
  if ((kill === undefined) !== (start === undefined))
    throw new Error('--kill-node and --start-node belong together');
  if (kill !== undefined && (log !== 'eventstoredb' || !ESDB_URL))
    throw new Error('--kill-node needs ESDB_URL to name the nodes');
  if (!/^-?\d{1,4}$/.test(values.clocks))
    throw new Error('--clocks must be a whole number of minutes');
  return {
    kind: kindOf(values),
    kills: wholeNumber('kills', values.kills),
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds ?? (values.pauses === undefined ? '60' : '30')),
    pauses: wholeNumber('pauses', values.pauses ?? '0'),
    sequences: wholeNumber('sequences', values.sequences ?? '0'),
    scenes: wholeNumber('scenes', values.scenes ?? '0'),
    fillings: wholeNumber('fillings', values.fillings ?? '0'),
    origins: wholeNumber('origins', values.origins ?? '0'),
    blueprints: wholeNumber('blueprints', values.blueprints),
    seed: values.seed === undefined ? newSeed() : wholeNumber('seed', values.seed),
    log,
    nodes: kill === undefined || start === undefined ? null : { kill, start },
    only: values.only,
    atOnce: atLeastOne('at-once', values['at-once']),
    clockOffset: Number(values.clocks) * 60_000,
    otherLog: values['other-log'] ?? null,
  };
}

type ChosenDrills = {
  readonly faults: boolean;
  readonly local: boolean;
  readonly upgrade: boolean;
  readonly overload: boolean;
  readonly attack: boolean;
  readonly pauses?: string | undefined;
  readonly sequences?: string | undefined;
  readonly scenes?: string | undefined;
  readonly fillings?: string | undefined;
  readonly origins?: string | undefined;
};

function kindOf(asked: ChosenDrills): DrillChoice['kind'] {
  if (asked.faults) return 'faults';
  if (asked.local) return 'local';
  if (asked.upgrade) return 'upgrade';
  if (asked.overload) return 'overload';
  if (asked.attack) return 'attack';
  if (asked.pauses !== undefined) return 'pauses';
  if (asked.sequences !== undefined) return 'sequences';
  if (asked.fillings !== undefined) return 'fillings';
  if (asked.origins !== undefined) return 'origins';
  return asked.scenes === undefined ? 'kills' : 'scenes';
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

function atLeastOne(name: string, text: string): number {
  const number = wholeNumber(name, text);
  if (number === 0) throw new Error(`--${name} must be 1 or more`);
  return number;
}
