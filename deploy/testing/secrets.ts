import { createHash } from 'node:crypto';

const secret = (name: string) => createHash('sha256').update(name).digest('hex');

/** What docker-compose.yml has no default for. */
export const secrets = {
  POSTGRES_PASSWORD: secret('postgres'),
  MIGRATOR_PASSWORD: secret('migrator'),
  WRITER_PASSWORD: secret('writer'),
  PROJECTOR_PASSWORD: secret('projector'),
  READER_PASSWORD: secret('reader'),
  SIGNING_SECRET: secret('signing'),
  VAULT_MASTER_KEY: Buffer.from(secret('vault'), 'hex').toString('base64'),
};
