import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../report.ts';
import { readBack, walkToFirstTask } from '../walk/firstTask.ts';
import type { RunningInstallation } from './install.ts';
import { until } from '../walk/until.ts';

/** Backs up, loses what comes after, and restores, by the documented steps. */
export async function backUpAndRestore(
  { installed, site, newestMail, walked }: RunningInstallation,
  report: Report,
): Promise<void> {
  const { seller, client, clientId } = walked;
  const named = (name: string) => seller.give('RenameClient', { clientId, name });
  const saved = await report.prove('a backup by the documented steps', async () => {
    await named('before the backup');
    await installed.run(installed.steps.backup);
    const { size } = statSync(join(installed.folder, 'waymark.dump'));
    await named('after the backup');
    return `waymark.dump has ${Math.round(size / 1024)} KiB`;
  });
  if (!saved) return report.skip('a restore by the documented steps', 'there is no backup');
  await report.prove('a restore by the documented steps', async () => {
    for (const steps of installed.steps.restore) await installed.run(steps);
    const { stack } = installed;
    for (const name of stack.names) await stack.healthy(name);
    // The history ends earlier than they know of.
    for (const browser of [seller, client]) browser.forgetPosition();
    const seconds = await until(async () => {
      await readBack(walked);
      const [found] = await seller.rows('clients', { id: clientId });
      if (found?.name !== 'before the backup')
        throw new Error(`the client is called ${found?.name}`);
    });
    await walkToFirstTask(site, newestMail);
    return `all is as it was at the backup, shown ${seconds} s after the services were healthy, and another walk to a first task follows`;
  });
}
