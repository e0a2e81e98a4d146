import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** Secret by which access tokens are signed; the same in both services. */
  SIGNING_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Key that seals the vault's keys, base64 of 32 bytes; the same in both services. */
  VAULT_MASTER_KEY: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be base64 of 32 bytes'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }),
  MAIL_FROM: z.string().min(3).default('Waymark <no-reply@waymark.example>'),
  /** Where people reach Waymark; used in mails. */
  PUBLIC_URL: z.url('must be an address like https://waymark.example'),
  WAYMARK_TIME_ZONE: z.string().default('UTC'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4001),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type Environment = z.infer<typeof environment>;

/** The environment as settings. @throws Error with a line for each setting that is missing or wrong */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The command service can't start with these settings:\n${lines.join('\n')}`);
}
