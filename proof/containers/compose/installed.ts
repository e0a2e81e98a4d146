import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Engine } from '../engine/engine.ts';
import { said } from '../engine/program.ts';
import { temporaryFolder } from '../engine/temporaryFolder.ts';
import { documentedSteps } from './documented.ts';
import type { ProofFile } from './main.ts';
import { ComposedStack, type Installation } from './stack.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Stands before the names of everything that is started here. */
export const PROJECT = 'waymark-proof';

/**
 * A folder in which Waymark is installed, upgraded and restored by the steps of docs/OPERATIONS.md,
 * as they are written there.
 */
export class Installed {
  readonly folder: string;
  readonly #engine: Engine;
  #installation: Installation;

  private constructor(engine: Engine, folder: string, checkout: string) {
    this.#engine = engine;
    this.folder = folder;
    this.#installation = {
      project: PROJECT,
      checkout,
      envFile: join(folder, '.env'),
      overrideFile: join(folder, 'docker-compose.override.yml'),
    };
  }

  /** An empty folder; nothing is started. */
  static async open(engine: Engine, checkout: string): Promise<Installed> {
    const folder = temporaryFolder('installed');
    const installed = new Installed(engine, folder, checkout);
    await installed.#lead();
    return installed;
  }

  /** Whatever is told to `docker` in this folder is done by our engine. */
  async #lead(): Promise<void> {
    const { checkout, overrideFile } = this.#installation;
    const deploy = join(this.folder, 'deploy');
    await rm(deploy, { force: true });
    await symlink(join(checkout, 'deploy'), deploy);
    await writeFile(overrideFile, this.steps.logInPostgres);
    const file: ProofFile = { engine: this.#engine, installation: this.#installation };
    await writeFile(this.#proofFile, JSON.stringify(file), { mode: 0o600 });
    await mkdir(join(this.folder, 'bin'), { recursive: true });
    const docker = join(this.folder, 'bin', 'docker');
    const main = join(root, 'proof/containers/compose/main.ts');
    await writeFile(
      docker,
      `#!/bin/sh\nexec "${process.execPath}" --disable-warning=ExperimentalWarning "${main}" "$@"\n`,
    );
    await chmod(docker, 0o755);
  }

  get #proofFile(): string {
    return join(this.folder, 'proof.json');
  }

  /** Those that this checkout tells. */
  get steps() {
    const page = join(this.#installation.checkout, 'docs/OPERATIONS.md');
    return documentedSteps(readFileSync(page, 'utf8'));
  }

  get stack(): ComposedStack {
    return new ComposedStack(this.#engine, this.#installation);
  }

  /** Writes lines into `.env`, whose last word on a setting counts. */
  async set(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    await appendFile(this.#installation.envFile, `\n${lines.join('')}`);
  }

  /** Writes a secret into its file, where this version keeps them in files. */
  async keep(name: string, value: string): Promise<void> {
    const folder = join(this.folder, 'secrets');
    if (existsSync(folder)) await writeFile(join(folder, name), value);
  }

  /** Fetches another version. */
  async move(checkout: string): Promise<void> {
    this.#installation = { ...this.#installation, checkout };
    await this.#lead();
  }

  /**
   * Runs steps in this folder, and ends at the first that fails. @throws Error with what it said
   */
  async run(steps: string): Promise<void> {
    const path = `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`;
    await said('sh', ['-e', '-c', steps], {
      cwd: this.folder,
      env: { ...process.env, PATH: path, WAYMARK_PROOF: this.#proofFile },
    });
  }

  /** Takes away all that was started, and the folder. */
  async remove(): Promise<void> {
    await this.stack.down();
    await rm(this.folder, { recursive: true, force: true });
  }
}
