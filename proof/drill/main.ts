import { runAttack } from './attack/runAttack.ts';
import { LONGEST_TURN } from './attack/standstill.ts';
import { MOST_MS, MOST_SHARE } from './attack/verdict.ts';
import { runFaults } from './faults/runFaults.ts';
import { runLocalDrill } from './local/runLocalDrill.ts';
import { drillChoice, USAGE } from './options.ts';
import { runOverload } from './overload/runOverload.ts';
import { runPauses } from './pauses/runPauses.ts';
import { runUpgrade } from './upgrade/runUpgrade.ts';
import { runDrill } from './runDrill.ts';
import { drillSequences, inOneLine } from './sequences/drillSequences.ts';

/**
 * `npm run drill -- …`, as USAGE says: kills services, database or nodes of the log at random
 * moments; `--faults` for what else can go wrong around the services; `--overload` for ten times as
 * much as they can do; `--attack` for a stranger who wants to slow others down; `--pauses` for
 * services that stand still beside others; `--sequences` for random sequences of commands with
 * crashes between, each compared with a fresh fold; `--scenes` for two people, one of whom deletes
 * what the other writes in; `--fillings` for forms in a browser that is killed; `--origins` for
 * rollouts that do not say where their parts come from; `--local` for `npm start` whose own
 * Postgres is killed again and again; `--upgrade` for a new version of a read model. Exits 1 when
 * any promise was broken.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { kind, seed, log, ...chosen } = understood();

function understood() {
  try {
    return drillChoice(process.argv.slice(2), process.env);
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return process.exit(2);
  }
}

if (kind === 'faults') {
  const { rounds, otherLog } = chosen;
  const result = await runFaults({ seed, say, rounds, log, otherLog });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.tried.length} faults, ${result.skipped.length} skipped, ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.ghosts} refused with events all the same, ${result.wrong} plans unlike a fresh fold, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'local') {
  const { kills } = chosen;
  const result = await runLocalDrill({ kills, seed, say });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  const slowest = Math.max(0, ...result.backAfter) / 1000;
  say(
    `${result.kills} kills, ready again after ${slowest.toFixed(1)} s at the latest, ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.ghosts} refused with events all the same, ` +
      `${result.wrong} plans unlike a fresh fold, ${result.retried} requests sent again, Ctrl-C ended with ${result.exitCode}, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'upgrade') {
  const { blueprints } = chosen;
  const result = await runUpgrade({ seed, say, blueprints, timed: true });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.reads} reads, ${result.failed.length} failed, ${result.short.length} empty or short, the longest took ${Math.round(result.longest)} ms; swaps kept reads waiting ${result.swaps.map((ms) => Math.round(ms)).join(', ')} ms; ` +
      `${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.wrong} plans unlike a fresh fold, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'overload') {
  const { seconds } = chosen;
  const result = await runOverload({ seed, say, seconds, timed: true });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.ghosts} refused with events all the same, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'attack') {
  const { seconds, only, atOnce } = chosen;
  const { attacks, violations } = await runAttack({
    ...{ seconds, atOnce, say, timed: true },
    ...(only.length > 0 && { only: Object.fromEntries(only.map((name) => [name, Infinity])) }),
  });
  for (const violation of violations) say(`VIOLATION ${violation}`);
  say(
    `${Object.keys(attacks).length} attacks, ${violations.length} violations; bar: p99 rises by at most ${MOST_SHARE * 100} %, or ${MOST_MS} ms, whichever is more, and nothing holds a thread that serves for longer than ${LONGEST_TURN} ms`,
  );
  process.exit(violations.length === 0 ? 0 : 1);
}

if (kind === 'pauses') {
  const { pauses: times, seconds } = chosen;
  const lasting = seconds * 1_000;
  const result = await runPauses({ seed, say, times, lasting, timed: true });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${times} pauses of ${seconds} s, others waited ${Math.round(result.longest)} ms at most; ${result.acknowledged} acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.ghosts} refused with events all the same, ` +
      `${result.wrong} plans unlike a fresh fold, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

if (kind === 'sequences') {
  const { sequences } = chosen;
  const { signal } = stopping;
  const result = await drillSequences({ sequences, seed, say, signal });
  say(inOneLine(seed, result));
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'scenes') {
  // The app's code is loaded for these alone.
  const { runScenes } = await import('./scenes/runScenes.ts');
  const { scenes } = chosen;
  const { signal } = stopping;
  const result = await runScenes({ scenes, seed, say, signal });
  for (const violation of result.violations) say(`VIOLATION ${violation}`);
  say(
    `${result.scenes} scenes, ${result.saved} texts saved before their place went, ${result.offered} offered, ${result.untyped} too late to type, ${result.violations.length} violations`,
  );
  process.exit(result.violations.length === 0 ? 0 : 1);
}

if (kind === 'fillings') {
  const { fillingsInBrowser } = await import('./fillings/fillingsInBrowser.ts');
  process.exit(await fillingsInBrowser(chosen.fillings, seed));
}

if (kind === 'origins') {
  const { proveOrigins } = await import('./origins/proveOrigins.ts');
  const { rollouts, parts, wrong } = await proveOrigins(chosen.origins, seed);
  for (const each of wrong) say(`VIOLATION ${each}`);
  say(
    `${rollouts} random rollouts (seed ${seed}), ${parts} parts traced back to their blueprints, ${wrong.length} wrong`,
  );
  process.exit(wrong.length === 0 ? 0 : 1);
}

const result = await runDrill({
  kills: chosen.kills,
  nodes: chosen.nodes,
  clockOffset: chosen.clockOffset,
  seed,
  log,
  say,
  signal: stopping.signal,
});
for (const violation of result.violations) say(`VIOLATION ${violation}`);
const {
  kills,
  acknowledged,
  refused,
  retried,
  repeated,
  lost,
  doubled,
  ghosts,
  wrong,
  witnessed,
  violations,
} = result;
say(
  `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} refused, ${ghosts} with events all the same, ${retried} requests sent again, ${repeated} repeats answered alike, ` +
    `${wrong} plans unlike a fresh fold, ${witnessed.stale} of ${witnessed.written} own writes not read at once, longest ${witnessed.longest} ms, ` +
    `${violations.length} violations`,
);
process.exit(violations.length === 0 ? 0 : 1);
