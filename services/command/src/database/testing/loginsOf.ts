import { ownPasswords, type EachLogin } from '@waymark/postgres';
import { pino } from 'pino';
import { prepareDatabase } from '../prepareDatabase.ts';

/** Prepares a database of this machine, and answers its address for each login. */
export const loginsOf = (adminUrl: string): Promise<EachLogin> =>
  prepareDatabase({
    adminUrl,
    passwords: ownPasswords(adminUrl),
    logger: pino({ level: 'silent' }),
  });
