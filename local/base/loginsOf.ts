import { prepareDatabase } from '@waymark/command';
import { ownPasswords, type EachLogin } from '@waymark/postgres';
import { pino, type Logger } from 'pino';

/**
 * Prepares a database of this machine as one in production is, so that the services run under the
 * same logins. Answers its address for each of them.
 */
export const loginsOf = (
  adminUrl: string,
  logger: Logger = pino({ level: 'silent' }),
): Promise<EachLogin> => prepareDatabase({ adminUrl, passwords: ownPasswords(adminUrl), logger });
