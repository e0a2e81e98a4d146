import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded before a service (`node --import`): it is killed as by `kill -9` right before it sends the
 * append that the file in DRILL_DIES_FILE names, as `<stream> <n>`: the n-th to that stream. The
 * file goes with it, so that it comes back to work.
 */
const file = process.env['DRILL_DIES_FILE'] ?? '';
const { prototype } = pg.Client;
const query = prototype.query;
let appends = 0;

function named(): { readonly stream: string; readonly nth: number } | null {
  try {
    const [stream = '', nth = ''] = readFileSync(file, 'utf8').split(' ');
    return { stream, nth: Number(nth) };
  } catch {
    return null; // Nobody is to die.
  }
}

function look(asked: unknown): void {
  const { name, values } = (asked ?? {}) as { name?: string; values?: readonly unknown[] };
  if (name !== 'log-store') return;
  const dying = named();
  const [streams] = (values ?? []) as (readonly string[])[];
  if (dying === null || streams?.includes(dying.stream) !== true) return;
  appends += 1;
  if (appends < dying.nth) return;
  rmSync(file);
  process.kill(process.pid, 'SIGKILL');
}

prototype.query = function (this: pg.Client, ...given: unknown[]) {
  look(given[0]);
  return (query as (...given: unknown[]) => unknown).apply(this, given);
} as typeof query;
