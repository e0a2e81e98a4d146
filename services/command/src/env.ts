import {
  databasePassword,
  emailAddresses,
  parseEnvironment,
  serviceSettings,
  signingSettings,
  signUp,
  timeZone,
} from '@waymark/edge';
import { filesUrl } from '@waymark/files';
import { z } from 'zod';
import { clamdAddress } from './files/scanning/clamd.ts';
import { usualRetention } from './keeping/retention/retention.ts';
import { usualLifetime } from './identity/sessions.ts';
import { mailInSettings } from './mail/mailIn/mailInSettings.ts';

// An access token is good for a quarter of an hour: less can't be kept.
const hours = z.coerce
  .number('must be a number')
  .min(0.5, 'must be at least 0.5')
  .max(8_760, 'must be at most 8760');

const days = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1');

const environment = z.object({
  ...serviceSettings,
  ...signingSettings,
  /** Of the database's login for the command services. */
  WRITER_PASSWORD: databasePassword,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }),
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
  /** Where ClamAV's daemon looks at files that are brought; absent: nothing does. */
  CLAMD_URL: z
    .string()
    .default('')
    .transform((text, ctx) => {
      if (text === '') return null;
      try {
        return clamdAddress(text);
      } catch (error) {
        ctx.addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  /** Days. */
  GUESTS_KEPT_DAYS: days.default(usualRetention.guests),
  DRAFTS_KEPT_DAYS: days.default(usualRetention.drafts),
  MAILS_KEPT_DAYS: days.default(usualRetention.mailCopies),
  NOTICES_KEPT_DAYS: days.default(usualRetention.notices),
  /** What each workspace may keep. */
  FILES_GIGABYTES_OF_WORKSPACE: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .default(10),
  /**
   * How long a session lives without being renewed, which every open page does, and however often
   * it is.
   */
  SESSION_IDLE_HOURS: hours.default(usualLifetime.idleHours),
  SESSION_LONGEST_HOURS: hours.default(usualLifetime.longestHours),
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
