import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '../report.ts';
import { WalkingBrowser } from '../walk/browser.ts';
import { readBack } from '../walk/firstTask.ts';
import { noneFailed, startLoad } from '../walk/load.ts';
import type { RunningInstallation } from './install.ts';
import { until } from '../walk/until.ts';

/**
 * Stops and starts each part, and kills the database: what goes on meanwhile, and how soon all of
 * it is back.
 */
export async function stopEachPart(
  { installed: { stack }, site, newestMail, walked }: RunningInstallation,
  report: Report,
): Promise<void> {
  const { seller, clientId, workspaceId } = walked;
  const change = (name: string) => seller.give('RenameClient', { clientId, name });
  const back = () => until(() => readBack(walked));

  for (const name of ['command-1', 'command-2'])
    await report.prove(`${name} is stopped and started under load`, async () => {
      const load = startLoad(walked);
      await delay(2000);
      await stack.stop([name]);
      await delay(2000);
      await stack.start([name]);
      await stack.healthy(name);
      await delay(2000);
      return noneFailed(await load.end());
    });

  await report.prove('the projector is stopped and started', async () => {
    await stack.stop(['projector']);
    await change('while the projector was away');
    await stack.start(['projector']);
    return `commands were taken meanwhile; reads are back after ${await back()} s`;
  });

  await report.prove('the proxy is stopped and started', async () => {
    await stack.stop(['proxy']);
    await stack.start(['proxy']);
    return `back after ${await back()} s`;
  });

  await report.prove('the mail server is stopped and started', async () => {
    await stack.stop(['mail']);
    const email = `late-${workspaceId.slice(0, 8)}@seller.example`;
    const signedIn = new WalkingBrowser(site).signIn(email, 'signUp', newestMail);
    await delay(3000);
    await stack.start(['mail']);
    const began = performance.now();
    await signedIn;
    return `a code that was asked for meanwhile came ${((performance.now() - began) / 1000).toFixed(1)} s after its start`;
  });

  await report.prove('the database is stopped and started', async () => {
    await stack.stop(['postgres']);
    seller.triesAgain = false;
    const answer = await seller.ask('GET', '/api/tasks?range=[0,9]');
    seller.triesAgain = true;
    await stack.start(['postgres']);
    if (answer.status !== 503) throw new Error(`reads were answered ${answer.status} meanwhile`);
    const seconds = await until(() => change('after the database was away'));
    await back();
    return `reads were answered 503 meanwhile; commands are taken ${seconds} s after its start`;
  });

  await report.prove('the database is killed', async () => {
    await change('before the database was killed');
    process.kill(await stack.pidOf('postgres'), 'SIGKILL');
    const seconds = await until(() => change('after the database was killed'));
    await back();
    const [client] = await seller.rows('clients', { id: clientId });
    if (client?.name !== 'after the database was killed')
      throw new Error(`the client is called ${client?.name}`);
    return `the engine started it again; commands are taken after ${seconds} s, nothing is lost`;
  });
}
