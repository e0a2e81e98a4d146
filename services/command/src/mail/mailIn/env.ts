import {
  databasePassword,
  parseEnvironment,
  serviceSettings,
  signingSettings,
  timeZone,
} from '@waymark/edge';
import { z } from 'zod';
import { mailInDomain, mailInPort, mailInSettings } from './mailInSettings.ts';

const environment = z.object({
  ...serviceSettings,
  /** Addresses to which people answer are signed. */
  ...signingSettings,
  /** Of the database's login for the command services. */
  WRITER_PASSWORD: databasePassword,
  ...mailInSettings,
  MAIL_IN_DOMAIN: mailInDomain.refine(
    (domain) => domain !== '',
    'must be the domain whose mail comes here',
  ),
  MAIL_IN_PORT: mailInPort.default(2525),
  LIMITS_FACTOR: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(1),
  WAYMARK_TIME_ZONE: timeZone.default('UTC'),
  /** Of health and figures; mail comes in at MAIL_IN_PORT. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(4003),
});

/** @throws Error naming each setting that is missing or wrong */
export const mailInEnvironment = (env: NodeJS.ProcessEnv) =>
  parseEnvironment('The service that takes mail in', environment, env);
