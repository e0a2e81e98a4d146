import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@waymark/local/postgres/postgres.ts';
import { runSequences, type SequencesOptions, type SequencesResult } from './runSequences.ts';

/** `runSequences` on a Postgres of its own, in a folder that goes with it. */
export async function drillSequences(
  options: Omit<SequencesOptions, 'connectionString'>,
): Promise<SequencesResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-sequences-'));
  await chmod(folder, 0o711);
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    log: options.say,
    // Connections and processes are lost here, never the machine: nothing has to reach the disk.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '100',
    },
  });
  try {
    const { connectionString } = postgres;
    return await runSequences({ ...options, connectionString });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The closing line. */
export const inOneLine = (seed: number, { sequences, seconds, ...of }: SequencesResult): string =>
  `${sequences} sequences from seed ${seed} in ${seconds.toFixed(0)} s (${(sequences / seconds).toFixed(1)} a second), ` +
  `${of.acknowledged} acknowledged, ${of.crashes} crashes between, ${of.retried} requests sent again, ` +
  `${of.repeated} repeats answered alike, ${of.plans} plans compared with a fresh fold, ${of.violations.length} violations`;
