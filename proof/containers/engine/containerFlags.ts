import type { ComposeService } from '../../../deploy/composeFile.ts';

export type Placement = {
  /** What stands before the names of volumes, as compose does it. */
  readonly project: string;
  readonly engine: 'podman' | 'docker';
  /** Where the file of a secret lies on this machine. */
  readonly secretFile: (name: string) => string;
};

/**
 * The flags of `podman create` and `docker create` that a service of the compose file means, but
 * for its name, networks and health check.
 */
export function containerFlags(
  service: ComposeService,
  { project, engine, secretFile }: Placement,
): string[] {
  const { logging, cap_add, cap_drop, security_opt, user, restart, secrets } = service;
  return [
    ...flags('--env', entries(service.environment)),
    ...flags('--publish', service.ports),
    ...flags(
      '--volume',
      service.volumes.map((volume) => `${project}_${volume}`),
    ),
    ...flags(
      '--volume',
      secrets.map((name) => `${secretFile(name)}:/run/secrets/${name}:ro`),
    ),
    ...flags('--tmpfs', service.tmpfs),
    ...(service.read_only ? readOnly[engine] : []),
    ...flags('--cap-drop', cap_drop),
    ...flags('--cap-add', cap_add),
    ...flags(
      '--security-opt',
      security_opt.map((option) => option.replace(':', '=')),
    ),
    ...flags('--user', user),
    ...flags('--restart', restart),
    ...flags('--stop-timeout', `${secondsOf(service.stop_grace_period)}`),
    ...flags('--memory', service.mem_limit),
    ...flags('--cpus', service.cpus?.toString()),
    ...flags('--pids-limit', service.pids_limit?.toString()),
    ...flags('--shm-size', service.shm_size),
    ...flags('--log-driver', logging.driver),
    ...flags('--log-opt', entries(logging.options)),
    ...flags('--entrypoint', service.entrypoint?.[0]),
    ...nameQuestions[engine],
    // Whoever waits for it asks by itself.
    '--no-healthcheck',
  ];
}

/** What stands behind the image. */
export const containerCommand = ({
  entrypoint = [],
  command = [],
}: Pick<ComposeService, 'entrypoint' | 'command'>): string[] => [
  ...entrypoint.slice(1),
  ...command,
];

/** Podman would lay something to write on over /tmp and /run by itself. */
const readOnly = {
  podman: ['--read-only', '--read-only-tmpfs=false'],
  docker: ['--read-only'],
} as const;

/**
 * Podman's server of names loses a question now and then. By itself a container asks again after
 * five seconds, as long as a service waits for the database.
 */
const nameQuestions = {
  podman: ['--dns-option', 'timeout:1', '--dns-option', 'attempts:5'],
  docker: [],
} as const;

const flags = (flag: string, values: readonly string[] | string | undefined = []): string[] =>
  (typeof values === 'string' ? [values] : values).flatMap((value) => [flag, value]);

const entries = (record: Readonly<Record<string, string>>): string[] =>
  Object.entries(record).map(([name, value]) => `${name}=${value}`);

const IN_SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 } as const;

/** As compose writes them: `30s`, `1m30s`. @throws Error for anything else */
export function secondsOf(duration: string): number {
  if (!/^(\d+(ms|s|m|h))+$/.test(duration)) throw new Error(`${duration} is no duration`);
  return [...duration.matchAll(/(\d+)(ms|s|m|h)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * IN_SECONDS[unit as keyof typeof IN_SECONDS],
    0,
  );
}
