import { createHmac } from 'node:crypto';
import { asLogin, eachLogin, type EachLogin, type LoginName } from './logins.ts';

/**
 * Follows from the superuser's password, so that there is one secret to keep beside the data and
 * not five.
 */
const passwordOf = (superuser: string, name: LoginName): string =>
  createHmac('sha256', superuser).update(`login ${name}`).digest('base64url');

/** The passwords of the logins of a database that is this machine's own. */
export function ownPasswords(adminUrl: string): EachLogin {
  const { password } = new URL(adminUrl);
  return eachLogin((name) => passwordOf(password, name));
}

/** The address of such a database for each of its logins. */
export function loginUrls(adminUrl: string): EachLogin {
  const passwords = ownPasswords(adminUrl);
  return eachLogin((name) => asLogin(adminUrl, name, passwords[name]));
}

/** How programs of the services are told of such a database. */
export function databaseSettings(adminUrl: string): Record<string, string> {
  const url = new URL(adminUrl);
  const passwords = ownPasswords(adminUrl);
  url.username = '';
  url.password = '';
  return {
    DATABASE_URL: url.href,
    WRITER_PASSWORD: passwords.writer,
    PROJECTOR_PASSWORD: passwords.projector,
    READER_PASSWORD: passwords.reader,
  };
}
