import {
  databasePassword,
  emailAddresses,
  parseEnvironment,
  serviceSettings,
  signUp,
  timeZone,
} from '@waymark/edge';
import { filesUrl } from '@waymark/files';
import { z } from 'zod';
import { mailInSettings } from './mailIn/mailInSettings.ts';

const environment = z.object({
  ...serviceSettings,
  /** Of the database's login for the command services. */
  WRITER_PASSWORD: databasePassword,
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'must be an smtp:// address',
  }),
  MAIL_FROM: z
    .string()
    .regex(
      /[^\s<>@]@[^\s<>@]+>?\s*$/,
      'must hold an e-mail address, as Waymark <no-reply@waymark.example>',
    )
    .default('Waymark <no-reply@waymark.example>'),
  /** Who may open an account without an invitation. */
  SIGN_UP: signUp,
  /** They may always. */
  OPERATORS: emailAddresses,
  /** Where people reach Waymark; used in mails. */
  PUBLIC_URL: z.url('must be an address like https://waymark.example'),
  ...mailInSettings,
  FILES_URL: filesUrl,
  /** What each workspace may keep. */
  FILES_GIGABYTES_OF_WORKSPACE: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .default(10),
  /** How many times the usual one account, and one workspace, may change within a time. */
  LIMITS_FACTOR: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(1),
  /** Due dates are calendar dates in this zone. */
  WAYMARK_TIME_ZONE: timeZone.default('UTC'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4001),
});

/** @throws Error naming each setting that is missing or wrong */
export const commandEnvironment = (env: NodeJS.ProcessEnv) =>
  parseEnvironment('The command service', environment, env);
