import { auditCommandLine } from '@waymark/edge';
import type { EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import { Accounts } from './accounts.ts';
import { AccountBlocks, networkIn } from './blocks.ts';
import { nowhere } from './device.ts';
import { removePassword } from './passwordChanges.ts';
import { Passwords } from './passwords.ts';
import { endAll, sessionsOf } from './sessionIndex.ts';

/** Where accounts and sessions are, as the command service writes there. */
export type AccessPlace = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
};

const USAGE = `sessions <account or e-mail>           says where somebody is signed in
sessions <account or e-mail> --end     signs them out everywhere
password <account or e-mail>           says whether they have a password, and since when
password <account or e-mail> --remove  does away with it, and signs them out everywhere: a code signs them in
block account <account or e-mail>      lets nobody sign in with it, and signs out whoever is
block network <address or network>     lets nobody sign in from there, as 192.0.2.7 or 2001:db8:1::/48
unblock account <account or e-mail>
unblock network <address or network>
blocked                                says what is blocked`;

/** By which words the command line of whoever keeps people out begins. */
export const accessWords: readonly string[] = [
  'sessions',
  'password',
  'block',
  'unblock',
  'blocked',
];

/**
 * Answers the exit code: 0 when it was done or said, 2 for what is not understood or is not there.
 */
export async function runAccessCli(
  args: readonly string[],
  place: () => Promise<AccessPlace & { close(): Promise<void> }>,
  print: (text: string) => void,
  now: Date = new Date(),
): Promise<0 | 2> {
  const act = actOf(args, print, now);
  if (act === null) {
    print(USAGE);
    return 2;
  }
  const opened = await place();
  try {
    return await act(opened);
  } finally {
    await opened.close();
  }
}

type Act = (place: AccessPlace) => Promise<0 | 2>;
type Print = (text: string) => void;

function actOf(args: readonly string[], print: Print, now: Date): Act | null {
  const [word, ...more] = args;
  const [flag = null, ...others] = more.filter((arg) => arg.startsWith('--'));
  const rest = more.filter((arg) => !arg.startsWith('--'));
  if (others.length > 0) return null;
  if (word === 'blocked' && rest.length === 0 && flag === null)
    return (place) => tellBlocked(place, print);
  const [who] = rest;
  const act = accountActs.get(flag === null ? String(word) : `${word} ${flag}`);
  if (act !== undefined && who !== undefined && rest.length === 1)
    return ofAccount(who, print, (place, accountId) => act(place, accountId, print, now));
  const [kind, what, ...further] = rest;
  if (what === undefined || further.length > 0 || flag !== null) return null;
  if (word !== 'block' && word !== 'unblock') return null;
  if (kind === 'account')
    return ofAccount(what, print, (place, accountId) =>
      word === 'block'
        ? blockAccount(place, accountId, print)
        : unblockAccount(place, accountId, print),
    );
  const network = networkIn(what);
  if (kind !== 'network' || network === null) return null;
  return (place) => setNetwork(place, network, word, print);
}

type AccountAct = (
  place: AccessPlace,
  accountId: string,
  print: Print,
  now: Date,
) => Promise<0 | 2>;

/** What is done to an account, named by its id or its address. */
const ofAccount =
  (
    who: string,
    print: Print,
    act: (place: AccessPlace, accountId: string) => Promise<0 | 2>,
  ): Act =>
  async (place) => {
    const accounts = new Accounts(place.log, place.vault);
    const accountId = who.includes('@') ? await accounts.find(who) : who;
    const life = accountId === null ? 'absent' : await accounts.life(accountId);
    if (accountId !== null && life !== 'absent') return act(place, accountId);
    print(`There is no account ${who}.`);
    return 2;
  };

async function tellSessions(
  { pool }: AccessPlace,
  accountId: string,
  print: Print,
  now: Date,
): Promise<0> {
  const sessions = await sessionsOf(pool, accountId, { sid: '', now });
  const isBlocked = await new AccountBlocks(pool).isAccountBlocked(accountId);
  print(`${accountId}: ${sessions.length} sessions${isBlocked ? ', and it is blocked' : ''}`);
  for (const { browser, system, network, begunAt, usedAt } of sessions)
    print(
      `  ${browser ?? 'unknown browser'} on ${system ?? 'an unknown system'}, from ${network || 'an unknown network'}, begun ${begunAt}, last used ${usedAt}`,
    );
  return 0;
}

async function tellPassword(
  { pool, vault }: AccessPlace,
  accountId: string,
  print: Print,
): Promise<0> {
  const setAt = await passwordsOf({ pool, vault }).setAt(accountId);
  print(
    setAt === null
      ? `${accountId} has no password.`
      : `${accountId} has a password, set ${setAt.toISOString()}.`,
  );
  return 0;
}

async function dropPassword(
  { pool, log, vault }: AccessPlace,
  accountId: string,
  print: Print,
  now: Date,
): Promise<0> {
  const passwords = passwordsOf({ pool, vault });
  const was = await removePassword(
    { ...{ pool, log, passwords }, clock: () => now, tell: () => Promise.resolve() },
    { ...{ accountId, by: 'operator', except: null }, device: nowhere },
  );
  if (was) tell('remove password', accountId);
  print(
    was
      ? `${accountId} has no password any more, and is signed out everywhere.`
      : `${accountId} has no password.`,
  );
  return 0;
}

const passwordsOf = ({ pool, vault }: Pick<AccessPlace, 'pool' | 'vault'>) =>
  new Passwords({ pool, pepper: vault.passwordPepper });

async function endSessions({ pool }: AccessPlace, accountId: string, print: Print): Promise<0> {
  const ended = await endAll(pool, accountId);
  tell('end sessions', accountId);
  print(`${accountId}: ${ended} sessions have ended.`);
  return 0;
}

async function blockAccount({ pool }: AccessPlace, accountId: string, print: Print): Promise<0> {
  const ended = await new AccountBlocks(pool).blockAccount(accountId);
  tell('block account', accountId);
  print(`${accountId} is blocked. ${ended} sessions have ended.`);
  return 0;
}

async function unblockAccount({ pool }: AccessPlace, accountId: string, print: Print): Promise<0> {
  const was = await new AccountBlocks(pool).unblockAccount(accountId);
  tell('unblock account', accountId);
  print(was ? `${accountId} may sign in again.` : `${accountId} was not blocked.`);
  return 0;
}

const tell = (action: string, account: string) =>
  auditCommandLine('operator-act', { action, account });

async function setNetwork(
  { pool }: AccessPlace,
  network: string,
  word: 'block' | 'unblock',
  print: Print,
): Promise<0> {
  const blocks = new AccountBlocks(pool);
  auditCommandLine('operator-act', { action: `${word} network` });
  if (word === 'block') {
    await blocks.blockNetwork(network);
    print(`${network} is blocked: within seconds no way lets anybody in from there.`);
    return 0;
  }
  const was = await blocks.unblockNetwork(network);
  print(was ? `${network} is let in again.` : `${network} was not blocked.`);
  return 0;
}

async function tellBlocked({ pool }: AccessPlace, print: Print): Promise<0> {
  const { accounts, networks } = await new AccountBlocks(pool).all();
  if (accounts.length + networks.length === 0) print('Nothing is blocked.');
  for (const { what, since } of accounts) print(`account ${what}, since ${since.toISOString()}`);
  for (const { what, since } of networks) print(`network ${what}, since ${since.toISOString()}`);
  return 0;
}

/** By the word, and the flag behind it. */
const accountActs: ReadonlyMap<string, AccountAct> = new Map<string, AccountAct>([
  ['sessions', tellSessions],
  ['sessions --end', endSessions],
  ['password', tellPassword],
  ['password --remove', dropPassword],
]);
