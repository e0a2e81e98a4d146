import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, cpus, platform, totalmem } from 'node:os';
import { isMissed, type Finding } from './finding.ts';
import type { BenchStage } from './stage.ts';
import { runsSoFar } from './runs.ts';
import { table } from './table.ts';
import { whereTheTimeIs } from './whereTheTimeIs.ts';

/** Packages whose speed is in the numbers. */
const PACKAGES = ['@event-driven-io/emmett-postgresql', 'pg', 'koa', 'zod'] as const;

/**
 * Writes RESULTS.md beside this file, which keeps the figures of the runs before, and answers its
 * name from the root of the project.
 */
export async function writeResults(
  findings: readonly Finding[],
  { size, rounds, postgresVersion, loadBefore }: BenchStage,
): Promise<string> {
  const file = new URL('RESULTS.md', import.meta.url);
  const before = await readFile(file, 'utf8');
  const run = { date: new Date().toISOString().slice(0, 10), version: await ownVersion() };
  const processors = cpus();
  const versions = await Promise.all(PACKAGES.map(versionOf));
  const text = `# Results

Written by \`npm run bench${size === 'full' ? ' -- --full' : ''}\` on ${run.date} of version ${run.version}. Every measure stands
beside its peer or limit, run in turn in the same run: ${rounds} rounds each unless a measure says otherwise, after one
that is not counted. Numbers are medians with the smallest and the largest round in brackets; a ratio is the median of
the rounds' own ratios. What each peer does, and what it does not have to do, stands at the head of its file in
[peers](peers).

Machine: ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB of
memory, ${platform()} ${arch()}. Node ${process.versions.node}, Postgres ${postgresVersion} with its own settings and
\`track_commit_timestamp\`, every commit on disk before it is answered; ${versions.join(', ')}. Database, services,
peers and load share the machine; before the run ${loadBefore.toFixed(1)} other processes wanted one of its processors at a
time. Services run with \`LOG_LEVEL=warn\`.

${table(findings)}
${explanations(findings, whereTheTimeIs)}${runsSoFar(before, findings, run)}`;
  await writeFile(file, text);
  return 'proof/bench/RESULTS.md';
}

/** A paragraph for each measure that missed a goal in this run. */
export function explanations(
  findings: readonly Finding[],
  texts: Readonly<Record<string, string>>,
): string {
  const missed = new Set(findings.filter(isMissed).map(({ measure }) => measure));
  if (missed.size === 0) return '';
  return `\n## Where the time is, for goals missed\n\n${[...missed]
    .map((measure) => `**${measure}**: ${texts[measure] ?? 'no profile has been taken yet.'}\n`)
    .join('\n')}`;
}

async function ownVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** Name and version of a package as it is installed. */
async function versionOf(name: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const folders = resolve.paths(name) ?? [];
  for (const folder of folders) {
    const text = await readFile(`${folder}/${name}/package.json`, 'utf8').catch(() => null);
    if (text !== null) return `${name} ${(JSON.parse(text) as { version: string }).version}`;
  }
  throw new Error(`${name} is not installed`);
}
