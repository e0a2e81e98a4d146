import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import { ended, said } from '../engine/program.ts';
import { temporaryFolder } from '../engine/temporaryFolder.ts';
import type { Report } from '../report.ts';
import { readBack, walkToFirstTask } from '../walk/firstTask.ts';
import { noneFailed, startLoad } from '../walk/load.ts';
import { install } from './install.ts';
import { until } from '../walk/until.ts';

/**
 * The release before this state: its version, and where git has it: the tag, else the commit that
 * was released.
 */
const BEFORE = {
  version: '0.4.0',
  references: ['v0.4.0', 'a7af00a651839c54014659f52e5c0c176be03381'],
} as const;

/**
 * Installs the release before, and upgrades it to this state in the documented order while people
 * work.
 */
export async function upgrade(
  engine: Engine,
  root: string,
  version: string,
  report: Report,
): Promise<void> {
  const what = `an upgrade from ${BEFORE.version} to ${version}`;
  const reference = await referenceThatIsThere(root);
  if (reference === null) return report.skip(what, 'git has no commit of that release here');
  const folder = temporaryFolder('before');
  try {
    report.say(`${BEFORE.version} is ${reference} of git`);
    const archive = join(folder, 'release.tar');
    await said('git', ['-C', root, 'archive', '-o', archive, reference]);
    const checkout = join(folder, 'checkout');
    await mkdir(checkout);
    await said('tar', ['-C', checkout, '-xf', archive]);
    const running = await install(engine, checkout, BEFORE.version, report);
    if (running === null) return report.skip(what, 'it does not run here');
    const { installed, site, newestMail, walked } = running;
    try {
      await report.prove(what, async () => {
        await installed.move(root);
        await installed.run(installed.steps.secretsIntoFiles ?? '');
        await installed.set({ WAYMARK_VERSION: version });
        const load = startLoad(walked);
        await installed.run(installed.steps.upgrade).finally(load.end);
        return `meanwhile ${noneFailed(await load.end())}`;
      });
      await report.prove(`${version}: its proxy and pages`, async () => {
        const { upgradeProxy } = installed.steps;
        if (upgradeProxy === undefined) throw new Error('no step is told');
        const seconds = await unreached(site, () => installed.run(upgradeProxy));
        return `nobody is reached for ${seconds.toFixed(1)} s`;
      });
      await report.prove(`${version}: what ${BEFORE.version} has written is there`, async () => {
        const seconds = await until(() => readBack(walked));
        // Read models are still filled beside; until they are, a new workspace may not be known yet
        // to all of them.
        const again = await until(async () => void (await walkToFirstTask(site, newestMail)));
        return `shown after ${seconds} s; another walk to a first task is through after ${again} s`;
      });
      await report.prove(`${version}: the database gets its settings`, async () => {
        await installed.run('docker compose up -d');
        const seconds = await until(() => readBack(walked));
        await walkToFirstTask(site, newestMail);
        return `docker compose up -d; all is shown ${seconds} s later, and another walk to a first task follows`;
      });
    } finally {
      await installed.remove();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * For how many seconds nobody answers, between the first and the last request that reaches none,
 * while something is done.
 */
async function unreached(site: string, act: () => Promise<void>): Promise<number> {
  const failed: number[] = [];
  let isDone = false;
  const asking = (async () => {
    for (; !isDone; await delay(50))
      await fetch(site).catch(() => void failed.push(performance.now()));
  })();
  await act().finally(() => (isDone = true));
  await asking;
  return ((failed.at(-1) ?? 0) - (failed[0] ?? 0)) / 1000;
}

async function referenceThatIsThere(root: string): Promise<string | null> {
  for (const reference of BEFORE.references) {
    const ask = ['-C', root, 'rev-parse', '--verify', '--quiet'];
    const found = await ended('git', [...ask, `${reference}^{commit}`]).catch(() => null);
    if (found?.code === 0) return reference;
  }
  return null;
}
