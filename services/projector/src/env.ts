import {
  emailAddresses,
  databasePassword,
  orNone,
  parseEnvironment,
  serviceSettings,
  signingSecret,
  timeZone,
} from '@waymark/edge';
import { filesUrl } from '@waymark/files';
import { z } from 'zod';

const environment = z.object({
  ...serviceSettings,
  /**
   * Left out, but for the minutes of an upgrade from 0.5.0, whose command services sign access
   * tokens with it.
   */
  SIGNING_SECRET: orNone(signingSecret),
  OPERATORS: emailAddresses,
  /** Workspaces that have set none go by it. */
  WAYMARK_TIME_ZONE: timeZone.default('UTC'),
  FILES_URL: filesUrl,
  /** Of the database's logins that own the read models, and that answer reads. */
  PROJECTOR_PASSWORD: databasePassword,
  READER_PASSWORD: databasePassword,
  PORT: z.coerce.number().int().min(1).max(65_535).default(4002),
});

/** @throws Error naming each setting that is missing or wrong */
export const projectorEnvironment = (env: NodeJS.ProcessEnv) =>
  parseEnvironment('The projector', environment, env);
