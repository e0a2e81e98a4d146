import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { readCompose, type Compose, type ComposeService } from '../../../deploy/composeFile.ts';
import { engineEnds, engineSays, type Engine } from '../engine/engine.ts';
import { containerCommand, containerFlags, secondsOf } from '../engine/containerFlags.ts';
import { takeAway } from './takeAway.ts';

/** What makes an installation: the checkout that it is made from and its settings. */
export type Installation = {
  /** Stands before the names of all that belongs to it. */
  readonly project: string;
  /** The folder of the checkout, with Dockerfile and docker-compose.yml. */
  readonly checkout: string;
  /** Its `.env`. */
  readonly envFile: string;
  /** Its `docker-compose.override.yml`. */
  readonly overrideFile: string;
};

export type UpOptions = {
  /** Only these, as they are named, whatever they depend on. */
  readonly noDeps?: boolean;
  /** Returns once they are healthy. */
  readonly wait?: boolean;
  /** Makes those that are named anew, also where nothing has changed. */
  readonly recreate?: boolean;
};

const MOST_WAITED = 180_000;

/**
 * Does by an engine what `docker compose` does of its own accord: builds images, starts the
 * services of a compose file in their order, each with the flags that it says, exchanges those
 * whose image or settings have changed, and takes all of it away.
 */
export class ComposedStack {
  readonly compose: Compose;
  readonly #engine: Engine;
  readonly #installation: Installation;
  readonly #profiles: ReadonlySet<string>;

  constructor(engine: Engine, installation: Installation) {
    const read = (file: string) => readFileSync(file, 'utf8');
    const env = parseEnv(read(installation.envFile)) as Record<string, string>;
    this.#engine = engine;
    this.#installation = installation;
    this.#profiles = new Set((env['COMPOSE_PROFILES'] ?? '').split(','));
    this.compose = readCompose(
      read(join(installation.checkout, 'docker-compose.yml')),
      env,
      read(installation.overrideFile),
    );
  }

  /** Those that its profiles ask for, in the order of the file. */
  get names(): string[] {
    return Object.keys(this.compose.services).filter((name) => this.#isActive(name));
  }

  /** Builds each image that the file says how to build. */
  async build(): Promise<void> {
    const { checkout } = this.#installation;
    for (const name of this.names) {
      const { build, image } = this.#service(name);
      if (build === undefined) continue;
      await engineSays(
        this.#engine,
        [
          ...['build', '--network', 'host', '--target', build.target],
          // Podman's own format knows no health check.
          ...(this.#engine.name === 'podman' ? ['--format', 'docker'] : []),
          ...['--tag', image, build.context],
        ],
        { cwd: checkout },
      );
    }
  }

  async up(
    services: readonly string[] = [],
    { noDeps = false, wait = false, recreate = false }: UpOptions = {},
  ): Promise<void> {
    const done = new Set<string>();
    const named = services.length === 0 ? this.names : services;
    // What a secret file holds is no part of what a container is known by.
    if (recreate) for (const name of named) await this.#takeAway(name);
    for (const name of named) await this.#raise(name, noDeps, done);
    if (!wait) return;
    for (const name of named) await this.healthy(name);
  }

  async #raise(name: string, noDeps: boolean, done: Set<string>): Promise<void> {
    if (done.has(name)) return;
    done.add(name);
    const { depends_on } = this.#service(name);
    for (const [needed, { condition, required }] of Object.entries(noDeps ? {} : depends_on)) {
      if (!required && !this.#isActive(needed)) continue;
      await this.#raise(needed, noDeps, done);
      if (condition === 'service_healthy') await this.healthy(needed);
      if (condition === 'service_completed_successfully') await this.#completed(needed);
    }
    await this.#exchange(name);
  }

  async #takeAway(name: string): Promise<void> {
    if ((await this.#inspect(name, '{{.State.Running}}')) === null) return;
    await engineSays(this.#engine, ['stop', this.containerOf(name)]);
    await engineSays(this.#engine, ['rm', this.containerOf(name)]);
  }

  /** Starts a container as the file says now, in the place of one that differs. */
  async #exchange(name: string): Promise<void> {
    const container = this.containerOf(name);
    const made = await this.#create(name);
    const there = await this.#inspect(
      name,
      '{{index .Config.Labels "waymark.made"}} {{.State.Running}}',
    );
    if (there === `${made.mark} true`) return;
    if (there !== `${made.mark} false`) {
      await this.#takeAway(name);
      await made.now();
    }
    await engineSays(this.#engine, ['start', container]);
  }

  /** By what a container of the service is known to be the right one, and how to make it. */
  async #create(name: string, container = this.containerOf(name)) {
    const service = this.#service(name);
    const { project } = this.#installation;
    const args = [
      ...containerFlags(service, {
        ...{ project, engine: this.#engine.name },
        secretFile: (secret) => this.#fileOf(secret),
      }),
      ...this.#networkFlags(name),
      ...['--label', `waymark.project=${project}`],
    ];
    const inspect = ['image', 'inspect', '--format', '{{.Id}}', service.image];
    const image = await engineSays(this.#engine, inspect);
    const command = containerCommand(service);
    const mark = createHash('sha256')
      .update(JSON.stringify([args, image, command]))
      .digest('hex');
    const now = async () => {
      await this.#makeNetworks();
      const flags = [...args, '--label', `waymark.made=${mark}`];
      await engineSays(this.#engine, [
        ...['create', '--name', container, ...flags],
        ...[service.image, ...command],
      ]);
      await this.#join(name, container);
    };
    return { mark, args, now };
  }

  /**
   * The compose file tells it from the folder of the installation. @throws Error where it tells
   * none
   */
  #fileOf(secret: string): string {
    const told = this.compose.secrets[secret];
    if (told === undefined) throw new Error(`there is no secret ${secret}`);
    return resolve(dirname(this.#installation.envFile), told.file);
  }

  #networkFlags(name: string): string[] {
    const { networks, network_mode } = this.#service(name);
    if (network_mode !== undefined) return ['--network', network_mode];
    const [first] = networks;
    if (first === undefined) return [];
    return ['--network', this.#own(first), '--network-alias', name];
  }

  /**
   * The networks beyond its first: no engine takes several, each with the service's name, as it
   * makes the container.
   */
  async #join(name: string, container: string): Promise<void> {
    for (const network of this.#service(name).networks.slice(1))
      await engineSays(this.#engine, [
        ...['network', 'connect', '--alias', name],
        ...[this.#own(network), container],
      ]);
  }

  async #makeNetworks(): Promise<void> {
    const list = ['network', 'ls', '--format', '{{.Name}}'];
    const there = (await engineSays(this.#engine, list)).split('\n');
    for (const [name, settings] of Object.entries(this.compose.networks))
      if (!there.includes(this.#own(name)))
        await engineSays(this.#engine, [
          ...['network', 'create', ...(settings?.internal ? ['--internal'] : [])],
          this.#own(name),
        ]);
  }

  /**
   * Runs a service once, with another command where one is given, and takes its container away.
   * Answers its exit code.
   */
  async runOnce(
    name: string,
    command: readonly string[] = [],
    { noDeps = false }: UpOptions = {},
  ): Promise<number> {
    const service = this.#service(name);
    if (!noDeps)
      for (const needed of Object.keys(service.depends_on))
        if (this.#isActive(needed)) {
          await this.up([needed]);
          await this.healthy(needed);
        }
    const container = `${this.containerOf(name)}-once-${process.pid}`;
    const { args } = await this.#create(name, container);
    await this.#makeNetworks();
    await engineSays(this.#engine, [
      ...['create', '--interactive', '--name', container, ...args],
      ...[service.image],
      ...(command.length > 0 ? command : containerCommand(service)),
    ]);
    try {
      await this.#join(name, container);
      const start = ['start', '--attach', '--interactive', container];
      const answer = await engineEnds(this.#engine, start, { stdin: 'inherit', passOn: true });
      return answer.code;
    } finally {
      await engineEnds(this.#engine, ['rm', '--force', container]);
    }
  }

  async stop(services: readonly string[]): Promise<void> {
    for (const name of services.length === 0 ? this.names : services)
      if ((await this.#inspect(name, '{{.State.Running}}')) !== null)
        await engineSays(this.#engine, ['stop', this.containerOf(name)]);
  }

  async start(services: readonly string[]): Promise<void> {
    for (const name of services.length === 0 ? this.names : services)
      await engineSays(this.#engine, ['start', this.containerOf(name)]);
  }

  /** Runs a program in the container of a service. Answers its exit code and what it said. */
  exec = (name: string, words: readonly string[]) =>
    engineEnds(this.#engine, ['exec', this.containerOf(name), ...words]);

  /** The same, with what this process reads, says and complains of. */
  execHere = (name: string, words: readonly string[]) =>
    engineEnds(this.#engine, ['exec', '--interactive', this.containerOf(name), ...words], {
      stdin: 'inherit',
      passOn: true,
    });

  /** Everything that the container has said. */
  async logOf(name: string): Promise<string> {
    const logs = ['logs', this.containerOf(name)];
    const { stdout, stderr } = await engineEnds(this.#engine, logs);
    return stdout + stderr;
  }

  /** The process of the container, as this machine counts it. */
  pidOf = async (name: string): Promise<number> =>
    Number(await this.#inspect(name, '{{.State.Pid}}'));

  /** Waits until the health check of the service says yes. @throws Error with its log */
  async healthy(name: string): Promise<void> {
    const { healthcheck } = this.#service(name);
    const [kind, ...words] = healthcheck.test;
    if (healthcheck.disable || kind === undefined) return;
    const check = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
    const patience = Math.max(
      MOST_WAITED,
      1000 *
        (secondsOf(healthcheck.start_period) +
          healthcheck.retries * secondsOf(healthcheck.interval)),
    );
    const deadline = performance.now() + patience;
    while ((await this.exec(name, check)).code !== 0) {
      if (performance.now() > deadline)
        throw new Error(`${name} is not healthy:\n${(await this.logOf(name)).slice(-2000)}`);
      await delay(500);
    }
  }

  async #completed(name: string): Promise<void> {
    const wait = ['wait', this.containerOf(name)];
    const code = await engineSays(this.#engine, wait);
    if (code.trim() !== '0')
      throw new Error(`${name} ended with ${code}:\n${(await this.logOf(name)).slice(-2000)}`);
  }

  /** Takes containers, networks and volumes away, whatever state they are in. */
  down = (): Promise<void> => takeAway(this.#engine, this.#installation.project);

  containerOf = (name: string) => `${this.#installation.project}-${name}-1`;
  #own = (name: string) => `${this.#installation.project}_${name}`;

  #isActive(name: string): boolean {
    const { profiles } = this.#service(name);
    return profiles.length === 0 || profiles.some((each) => this.#profiles.has(each));
  }

  #service(name: string): ComposeService {
    const service = this.compose.services[name];
    if (service === undefined) throw new Error(`there is no service ${name}`);
    return service;
  }

  /** Null where the service has no container. */
  async #inspect(name: string, format: string): Promise<string | null> {
    const { code, stdout } = await engineEnds(this.#engine, [
      ...['container', 'inspect', '--format', format],
      this.containerOf(name),
    ]);
    return code === 0 ? stdout.trim() : null;
  }
}
