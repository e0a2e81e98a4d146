import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LISTENS_WITHIN = 5_000;

export type DockerApi = { readonly url: string; stop(): void };

/**
 * Docker's API as podman offers it: by the socket of its service where that listens, else by one of
 * our own, for as long as this process runs. Null where there is no podman.
 */
export async function podmanSocket({
  sockets = usualSockets(),
  program = 'podman',
} = {}): Promise<DockerApi | null> {
  for (const socket of sockets)
    if (await listens(socket)) return { url: `unix://${socket}`, stop: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'podman-'));
  const socket = join(folder, 'podman.sock');
  const service = spawn(program, ['system', 'service', '--time', '0', `unix://${socket}`], {
    stdio: 'ignore',
  });
  let isRunning = true;
  const ended = once(service, 'exit').catch(() => undefined); // Not installed: that is an answer.
  void ended.then(() => (isRunning = false));
  const stop = () => {
    service.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + LISTENS_WITHIN;
  while (isRunning && performance.now() < deadline) {
    if (await listens(socket)) {
      service.unref();
      process.once('exit', stop);
      return { url: `unix://${socket}`, stop };
    }
    await Promise.race([ended, delay(50)]);
  }
  stop();
  return null;
}

const usualSockets = (): string[] =>
  ['/run', process.env['XDG_RUNTIME_DIR'] ?? '']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'podman/podman.sock'));

async function listens(socket: string): Promise<boolean> {
  if (!existsSync(socket)) return false;
  const connection = connect(socket);
  const answer = await Promise.race([
    once(connection, 'connect').then(
      () => true,
      () => false,
    ),
    delay(1_000, false),
  ]);
  connection.destroy();
  return answer;
}
