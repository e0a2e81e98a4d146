import { writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { judge, type Finding } from './finding.ts';
import type { Stage } from './stage.ts';
import { table } from './table.ts';
import { whereTheTimeIs } from './whereTheTimeIs.ts';

/** Writes RESULTS.md beside this file and answers its name from the root of the project. */
export async function writeResults(
  findings: readonly Finding[],
  { full, rounds, postgresVersion }: Stage,
): Promise<string> {
  const processors = cpus();
  const missed = new Set(
    findings
      .filter(
        (f) => !('notMeasured' in f) && !judge(f.ours, f.theirs, f.goal).met,
      )
      .map(({ measure }) => measure),
  );
  const text = `# Results

Written by \`npm run bench${full ? ' -- --full' : ''}\` on ${new Date().toISOString().slice(0, 10)}. Every measure stands
beside its peer or limit, run in turn in the same run: ${rounds} rounds each, after one that is not counted. Numbers are
medians with the smallest and the largest round in brackets; a ratio is the median of the rounds' own ratios.

Machine: ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB of
memory, ${platform()} ${arch()}; Node ${process.versions.node}, Postgres ${postgresVersion} with its own settings and
\`track_commit_timestamp\`, every commit on disk before it is answered. Database, services, peers and load share the
machine. Services run with \`LOG_LEVEL=warn\`.

${table(findings)}
${missed.size === 0 ? '' : explanations([...missed])}`;
  await writeFile(new URL('RESULTS.md', import.meta.url), text);
  return 'bench/RESULTS.md';
}

const explanations = (missed: readonly string[]) =>
  `\n## Where the time is, for goals missed\n\n${missed
    .map(
      (measure) =>
        `**${measure}**: ${whereTheTimeIs[measure] ?? 'no profile has been taken yet.'}\n`,
    )
    .join('\n')}`;
