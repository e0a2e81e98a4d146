import { createHash } from 'node:crypto';
import { composeFile } from '../composeFile.ts';

const secret = (name: string) => createHash('sha256').update(name).digest('hex');

/** What the files of secrets hold, by the settings that they are for. */
export const secrets = {
  POSTGRES_PASSWORD: secret('postgres'),
  MIGRATOR_PASSWORD: secret('migrator'),
  WRITER_PASSWORD: secret('writer'),
  PROJECTOR_PASSWORD: secret('projector'),
  READER_PASSWORD: secret('reader'),
  ESDB_URL: `esdb://waymark:${secret('esdb')}@eventstore:2113?tlsCAFile=/certificates/ca/ca.crt`,
  ESDB_ADMIN_PASSWORD: secret('esdb admin'),
  SIGNING_SECRET: secret('signing'),
  SIGNING_SECRET_OTHER: '',
  SIGNING_SECRET_BEFORE: '',
  VAULT_MASTER_KEY: Buffer.from(secret('vault'), 'hex').toString('base64'),
  VAULT_MASTER_KEY_OTHER: '',
  SMTP_URL: 'smtp://mail:1025',
  FILES_URL: `s3+http://waymark:${secret('files')}@files:8333/waymark`,
  FILES_SECRET_KEY: secret('files'),
};

const byFile = new Map(
  Object.entries(secrets).map(([name, value]) => [`/run/secrets/${name.toLowerCase()}`, value]),
);

/**
 * What a service of docker-compose.yml reads as its settings, with secrets as they stand in the
 * files that reach it.
 */
export function settingsOf(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const service = composeFile(env).services[name];
  if (service === undefined) throw new Error(`there is no service ${name}`);
  const read = (setting: string, value: string): [string, string] => {
    if (!setting.endsWith('_FILE')) return [setting, value];
    const file = value.replace('/run/secrets/', '');
    if (!service.secrets.includes(file)) throw new Error(`${file} does not reach ${name}`);
    return [setting.replace(/_FILE$/, ''), byFile.get(value) ?? ''];
  };
  return Object.fromEntries(
    Object.entries(service.environment).map(([setting, value]) => read(setting, value)),
  );
}
