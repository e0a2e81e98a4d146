import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  hostsOf,
  LogUnavailable,
  openEventStoreDbLog,
  openPostgresLog,
  type EventLog,
  type LogKind,
} from '@waymark/log';
import { ownFolder } from '../base/ownFolder.ts';
import { CopyProblem } from './copyProblem.ts';

export type OpenedPlace = {
  readonly log: EventLog;
  readonly kind: LogKind;
  /** For people, without credentials. */
  readonly label: string;
};

/**
 * Opens what the command line names; the database of a data folder is started, once. `close` ends
 * everything.
 */
export class CopyEndpoints {
  readonly #undo: (() => Promise<unknown>)[] = [];
  readonly #folders = new Map<string, Promise<string>>();

  /** @throws CopyProblem, StartupProblem */
  async log(option: string, text: string): Promise<OpenedPlace> {
    const inEventStoreDb = /^esdb(\+discover)?:\/\//.test(text);
    const label = inEventStoreDb
      ? `EventStoreDB at ${hostsOf(text)}`
      : isPostgres(text)
        ? `Postgres at ${hostsOf(text)}`
        : `Postgres in the folder ${text}`;
    try {
      const log = inEventStoreDb
        ? await openEventStoreDbLog({ connectionString: text })
        : await openPostgresLog({ connectionString: await this.database(option, text) });
      this.#undo.push(() => log.close());
      return { log, label, kind: inEventStoreDb ? 'EventStoreDB' : 'Postgres' };
    } catch (error) {
      if (!(error instanceof LogUnavailable)) throw error;
      throw new CopyProblem(`${label}, which ${option} names, does not answer.`, { cause: error });
    }
  }

  /** Connection string of a database. @throws CopyProblem, StartupProblem */
  async database(option: string, text: string): Promise<string> {
    if (isPostgres(text)) return text;
    if (text.includes('://'))
      throw new CopyProblem(
        `${option} must be a postgres:// or esdb:// address, or a data folder.`,
      );
    const folder = resolve(text);
    const starting = this.#folders.get(folder) ?? this.#start(option, folder);
    this.#folders.set(folder, starting);
    return starting;
  }

  async #start(option: string, folder: string): Promise<string> {
    if (!existsSync(join(folder, 'master.key')))
      throw new CopyProblem(`${option} names ${folder}, which is not a data folder of npm start.`);
    this.#undo.push(await ownFolder(folder, 0));
    // Where the services run in containers there is no embedded database to load.
    const { startPostgres } = await import('../postgres/postgres.ts');
    const postgres = await startPostgres({
      dataDir: join(folder, 'postgres'),
      log: () => undefined,
    });
    this.#undo.push(() => postgres.stop());
    return postgres.connectionString;
  }

  async close(): Promise<void> {
    for (const step of this.#undo.splice(0).reverse()) await step();
  }
}

const isPostgres = (text: string) => /^postgres(ql)?:\/\//.test(text);
