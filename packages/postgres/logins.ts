/** Owns log, identity and outbox. Nobody signs in as it; the migrator works in its name. */
export const OWNER = 'waymark_owner';

/**
 * Each login of the database, and what it is for (docs/adr/0015-logins-of-the-database.md).
 * `migrator` makes and changes tables, and is used for a moment before the services start; `writer`
 * is the command services'; `projector` owns the read models; `reader` answers reads, under
 * row-level security.
 */
export const LOGINS = {
  migrator: 'waymark_migrator',
  writer: 'waymark_writer',
  projector: 'waymark_projector',
  reader: 'waymark_reader',
} as const;

export type LoginName = keyof typeof LOGINS;

/** One for each login: passwords, or addresses with which to connect. */
export type EachLogin = Readonly<Record<LoginName, string>>;

/** The address of a database with a login, in the place of the one that it names, if any. */
export function withLogin(databaseUrl: string, login: string, password: string): string {
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(login);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The address of the database for one of its logins. */
export const asLogin = (databaseUrl: string, name: LoginName, password: string): string =>
  withLogin(databaseUrl, LOGINS[name], password);

/** Something for each login. */
export const eachLogin = (of: (name: LoginName) => string): EachLogin => ({
  migrator: of('migrator'),
  writer: of('writer'),
  projector: of('projector'),
  reader: of('reader'),
});
