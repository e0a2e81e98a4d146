import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { FairShare } from '@waymark/edge';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * What a hash costs: memory in KiB. It stands beside each hash, so that the usual cost may be
 * raised.
 */
export type HashCost = { readonly memory: number; readonly passes: number; readonly lanes: number };
/** As OWASP asks of argon2id. */
export const USUAL_COST: HashCost = { memory: 19_456, passes: 2, lanes: 1 };

/** A hash with what it was made by. */
export type PasswordHash = HashCost & { readonly hash: Buffer; readonly salt: Buffer };

const argon2id = promisify(argon2);

/**
 * Hashes are made in libuv's four threads, where files are read and names are looked up, too: so
 * few are made at once in this process, whoever asks for them. How many wait is bounded before they
 * come here.
 */
const turns = new FairShare({ atOnce: 2, each: 2, waiting: Infinity });

/**
 * Hashes as another hash was made. However the letters of a password are composed, it is the same:
 * it is typed on another machine (NFKC).
 */
export const hashAs = (
  password: string,
  { salt, memory, passes, lanes }: HashCost & Pick<PasswordHash, 'salt'>,
  pepper?: Buffer,
): Promise<Buffer> =>
  turns.take('everybody', () =>
    argon2id('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      ...{ memory, passes, parallelism: lanes, tagLength: HASH_BYTES },
      ...(pepper !== undefined && { secret: pepper }),
    }),
  );

/** A hash of its own, by the usual cost. */
export async function newHash(
  password: string,
  pepper?: Buffer,
  cost = USUAL_COST,
): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  return { ...cost, salt, hash: await hashAs(password, { ...cost, salt }, pepper) };
}

/** Looks like a hash, and is that of no password that anybody knows. */
export const decoyHash = (cost = USUAL_COST): PasswordHash => ({
  ...cost,
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
});

/** Whether it was made at less than the usual cost. */
export const isCheap = ({ memory, passes, lanes }: HashCost, usual = USUAL_COST): boolean =>
  memory * passes * lanes < usual.memory * usual.passes * usual.lanes;
