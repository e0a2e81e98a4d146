import { existsSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { Installed } from '../compose/installed.ts';
import type { Report } from '../report.ts';
import type { NewestMail } from '../walk/browser.ts';
import { walkToFirstTask, type Walked } from '../walk/firstTask.ts';

const MAIL_DOMAIN = 'mails.seller.example';

export type RunningInstallation = {
  readonly installed: Installed;
  readonly site: string;
  readonly newestMail: NewestMail;
  readonly walked: Walked;
};

/**
 * Installs a checkout by its own steps and walks to a first task done; null where that fails, and
 * nothing is left of it then.
 */
export async function install(
  engine: Engine,
  checkout: string,
  version: string,
  report: Report,
): Promise<RunningInstallation | null> {
  const installed = await Installed.open(engine, checkout);
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const [secrets = '', ...others] = installed.steps.install.split('\n');
  const newestMail: NewestMail = async () => {
    const url = 'http://127.0.0.1:8025/api/v1/message/latest/raw';
    const asked = await installed.stack.exec('mail', ['wget', '-qO-', url]);
    return asked.code === 0 ? asked.stdout : null;
  };
  let walked: Walked | null = null;
  const done =
    (await report.prove(`${version}: settings with fresh secrets`, async () => {
      await installed.run(secrets);
      const modes = ['.env', 'secrets']
        .map((name) => join(installed.folder, name))
        .filter((file) => existsSync(file))
        .map((file) => (statSync(file).mode & 0o777).toString(8));
      await installed.keep('files_url', '');
      await installed.set({
        COMPOSE_PROFILES: 'postgres,mail',
        WAYMARK_VERSION: version,
        WAYMARK_LISTEN: `127.0.0.1:${port}`,
        PUBLIC_URL: site,
        FILES_URL: '',
        SIGN_UP: 'anybody',
        MAIL_FROM: `Waymark <no-reply@${MAIL_DOMAIN}>`,
      });
      return `${secrets}; .env and secrets have modes ${modes.join(', ')}`;
    })) &&
    (await report.prove(`${version}: both images are built`, () => installed.stack.build())) &&
    (await report.prove(`${version}: the stack is up`, async () => {
      await installed.run(others.join('\n'));
      const { stack } = installed;
      for (const name of stack.names) await stack.healthy(name);
      return stack.names.join(', ');
    })) &&
    (await report.prove(`${version}: sign-up to a first task done`, async () => {
      walked = await walkToFirstTask(site, newestMail);
      return 'by mailed codes and through the proxy; seller and client read it back';
    }));
  if (done && walked !== null) return { installed, site, newestMail, walked };
  await installed.remove();
  return null;
}

/**
 * What can be seen from outside of an installation of this version, and from within its containers.
 */
export async function lookAround(
  { installed: { stack }, site, walked }: RunningInstallation,
  version: string,
  report: Report,
): Promise<void> {
  await report.prove('containers are confined as the compose file says', async () => {
    const seen: string[] = [];
    for (const name of stack.names.filter((each) => each !== 'prepare')) {
      const { stdout } = await stack.exec(name, ['cat', '/proc/1/status']);
      const rights = /^CapEff:\s*(\w+)/m.exec(stdout)?.[1] ?? '?';
      const may = BigInt(`0x${rights}`);
      const { cap_add, read_only } = stack.compose.services[name]!;
      const most = name === 'postgres' ? 0 : cap_add.length;
      if (may.toString(2).replaceAll('0', '').length > most)
        throw new Error(`${name} has the capabilities ${rights}`);
      const written = await stack.exec(name, ['touch', '/written']);
      if (read_only && written.code === 0) throw new Error(`${name} can write to its own image`);
      seen.push(`${name} ${may === 0n ? 'none' : cap_add.join(' ')}`);
    }
    return `capabilities at work: ${seen.join(', ')}`;
  });
  await report.prove('the proxy does not say what it is', async () => {
    for (const path of ['/', '/portal/', '/api/openapi.json', '/api/me', '/api/session']) {
      const { headers, status } = await fetch(site + path);
      if (headers.has('server') || headers.has('via'))
        throw new Error(`${path} (${status}): ${headers.get('server') ?? headers.get('via')}`);
    }
  });
  await report.prove('the description of the interface is of this version', async () => {
    const answer = await fetch(`${site}/api/openapi.json`);
    const { info } = (await answer.json()) as { info: { version: string } };
    if (info.version !== version) throw new Error(`it says ${info.version}`);
    return info.version;
  });
  await report.prove('mails are named by the domain of their sender', async () => {
    const id = /^Message-ID:\s+(\S+)/im.exec(walked.codeMail)?.[1] ?? 'none';
    if (!id.endsWith(`@${MAIL_DOMAIN}>`)) throw new Error(id);
    return id;
  });
  await report.prove('health checks leave no line in the log', async () => {
    const lines = (await stack.logOf('command-1')).split('\n');
    const checks = lines.filter((line) => /"path":"\/(healthz|readyz|metrics)"/.test(line));
    if (checks.length > 0) throw new Error(`${checks.length} of ${lines.length} lines`);
    return `0 of ${lines.length} lines`;
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}
