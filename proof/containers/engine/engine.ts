import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, said, type RunOptions } from './program.ts';

/** Runs containers: the command line of podman or docker. */
export type Engine = {
  readonly name: 'podman' | 'docker';
  readonly version: string;
  /** What the command line is called with before anything else. */
  readonly program: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  /**
   * Whether its images are apart from all others of this machine, so that stand-ins may bear the
   * names of real ones.
   */
  readonly isApart: boolean;
};

/** Answers what it said. @throws Error with what it said when it fails */
export const engineSays = (
  { program: [name, ...before], env }: Engine,
  args: readonly string[],
  options: Omit<RunOptions, 'env'> = {},
): Promise<string> => said(name, [...before, ...args], { env, ...options });

/** Answers its exit code and what it said. */
export const engineEnds = (
  { program: [name, ...before], env }: Engine,
  args: readonly string[],
  options: Omit<RunOptions, 'env'> = {},
) => ended(name, [...before, ...args], { env, ...options });

/**
 * The engine of this machine: podman, else docker; the reasons where none of them runs containers.
 */
export async function findEngine(
  folder: string,
): Promise<Engine | { readonly missing: readonly string[] }> {
  const missing: string[] = [];
  for (const look of [podman, docker]) {
    const found = await look(folder);
    if (typeof found !== 'string') return found;
    missing.push(found);
  }
  return { missing };
}

/**
 * Podman with images, containers, volumes and networks in a folder of their own: nothing of the
 * machine is named anew, and nothing that a run leaves behind after a power cut is anybody else's.
 */
async function podman(folder: string): Promise<Engine | string> {
  const version = await versionOf('podman', ['--version']);
  if (version === null) return 'podman is not installed';
  await mkdir(join(folder, 'networks'), { recursive: true });
  const settings = join(folder, 'containers.conf');
  await writeFile(settings, podmanSettings(folder));
  // Sockets lie here, whose paths may not be long.
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  const engine: Engine = {
    name: 'podman',
    version,
    program: [
      'podman',
      ...['--root', join(folder, 'storage')],
      ...['--runroot', join(tmpdir(), `waymark-${key}`)],
    ],
    env: { ...process.env, CONTAINERS_CONF: settings },
    isApart: true,
  };
  const { code, stderr } = await engineEnds(engine, ['info']);
  return code === 0 ? engine : `podman does not work: ${lastLine(stderr)}`;
}

/**
 * Of runtimes, runc works with control groups of either version; of its limits, a container asks
 * for none beyond the host's.
 */
const podmanSettings = (folder: string) => `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
${existsSync('/usr/sbin/runc') || existsSync('/usr/bin/runc') ? 'runtime = "runc"' : ''}
[network]
network_backend = "netavark"
network_config_dir = "${join(folder, 'networks')}"
`;

/**
 * Podman mounts the folder of its images over itself and leaves it so, by which nobody could take
 * the folder away.
 */
export async function letGoOfImages(engine: Engine): Promise<void> {
  const [, , storage] = engine.program;
  if (engine.isApart && storage !== undefined)
    await ended('umount', [join(storage, 'overlay')]).catch(() => undefined);
}

async function docker(): Promise<Engine | string> {
  const version = await versionOf('docker', ['version', '--format', '{{.Server.Version}}']);
  if (version === null) return 'no docker answers';
  const { env } = process;
  return { name: 'docker', version, program: ['docker'], env, isApart: false };
}

async function versionOf(program: string, args: readonly string[]): Promise<string | null> {
  const answer = await ended(program, args).catch(() => null);
  return answer?.code === 0 ? (/\d+(\.\d+)+/.exec(answer.stdout)?.[0] ?? null) : null;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
