import { readFileSync } from 'node:fs';

/** Settings that hold a secret, as a whole or in an address. */
const secretSettings = [
  ...['SIGNING_SECRET', 'SIGNING_SECRET_OTHER'],
  ...['VAULT_MASTER_KEY', 'VAULT_MASTER_KEY_OTHER'],
  ...['ADMIN_PASSWORD', 'MIGRATOR_PASSWORD', 'WRITER_PASSWORD'],
  ...['PROJECTOR_PASSWORD', 'READER_PASSWORD', 'ESDB_ADMIN_PASSWORD'],
  ...['DATABASE_URL', 'ESDB_URL', 'SMTP_URL', 'FILES_URL'],
] as const;

export type WithSecrets = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** By the setting that it is about, why a file gives none. */
  readonly problems: ReadonlyMap<string, string>;
};

/**
 * An environment with the secrets that lie in files: `SMTP_URL_FILE` names the file that holds
 * `SMTP_URL`, so that it stands in no environment, which whoever may look at a container or a
 * process reads. A line break at its end is not part of it. An empty text counts as left out.
 */
export function withSecretsOfFiles(env: WithSecrets['env']): WithSecrets {
  const read: Record<string, string> = {};
  const problems = new Map<string, string>();
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((env[name] ?? '') !== '') {
      problems.set(name, `is set, and ${name}_FILE too: leave one of them out`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      problems.set(name, `the file that ${name}_FILE names can't be read (${code})`);
    }
  }
  return { env: { ...env, ...read }, problems };
}
