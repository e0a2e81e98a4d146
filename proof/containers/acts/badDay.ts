import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badDaySteps } from '../compose/documented.ts';
import type { Report } from '../report.ts';
import { WalkingBrowser } from '../walk/browser.ts';
import { readBack } from '../walk/firstTask.ts';
import { until } from '../walk/until.ts';
import type { RunningInstallation } from './install.ts';

/**
 * Does what the page for the bad day tells, word for word: an account is blocked and let in again,
 * all are held back more, the signing secret and the passwords of the logins are exchanged, room is
 * made.
 */
export async function haveABadDay(
  { installed, site, newestMail, walked }: RunningInstallation,
  root: string,
  report: Report,
): Promise<void> {
  const steps = badDaySteps(readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8'));
  const { stack } = installed;
  const { seller, clientId, workspaceId } = walked;
  const back = () => until(() => readBack(walked));
  const email = `eve-${workspaceId.slice(0, 8)}@seller.example`;
  const eve = new WalkingBrowser(site);
  const isOut = async () => {
    const { status } = await eve.ask('GET', '/api/me');
    if (status !== 401) throw new Error(`who is blocked is answered ${status}`);
  };
  const who = () => `WHO='${email}' ACCOUNT='${eve.accountId}'\n`;

  await report.prove('an account is blocked, found in the logs, and let in again', async () => {
    await eve.signIn(email, 'signUp', newestMail);
    await installed.run(who() + steps.block);
    const seconds = await until(isOut);
    await installed.run(who() + steps.lookBack);
    await installed.run(who() + steps.unblock);
    await new WalkingBrowser(site).signIn(email, 'signIn', newestMail);
    return `out after ${seconds} s; its id stands in the logs; a code lets its owner in again`;
  });

  await report.prove('all are held back more, one service after the other', async () => {
    await installed.run(steps.hold);
    for (const name of ['projector', 'command-1', 'command-2']) {
      const { stdout } = await stack.exec(name, ['printenv', 'MAX_REQUESTS_OF_ADDRESS']);
      if (stdout.trim() !== '40') throw new Error(`${name} allows ${stdout.trim()}`);
    }
    return `back after ${await back()} s`;
  });

  await report.prove('the signing secret is exchanged', async () => {
    await installed.run(steps.signingSecret);
    for (const name of ['command-1', 'command-2']) await stack.healthy(name);
    const seconds = await until(async () => {
      const { status } = await seller.ask('GET', '/api/me');
      if (status !== 401) throw new Error(`a token of before is answered ${status}`);
    });
    await seller.renew();
    await walked.client.renew();
    await back();
    return `tokens of before are over after ${seconds} s, and pages fetch new ones by their sessions`;
  });

  await report.prove('the passwords of the logins are exchanged', async () => {
    await installed.run(steps.passwords);
    for (const name of stack.names) await stack.healthy(name);
    const seconds = await until(() =>
      seller.give('RenameClient', { clientId, name: 'after the passwords were exchanged' }),
    );
    await back();
    return `commands are taken ${seconds} s after the services were healthy`;
  });

  await report.prove('room is made: a rebuild that nobody waits for is given up', async () => {
    // No store of files is named here.
    const [cancel = ''] = steps.makeRoom.split('\n');
    await installed.run(cancel.replace('cancel', 'rebuild mails'));
    await installed.run(cancel);
    return cancel;
  });
}
