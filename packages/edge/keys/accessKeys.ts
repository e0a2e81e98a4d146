import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto';
import { derivedBytes } from './keysByUse.ts';

/** The pair of keys that signs and checks access tokens: of the curve P-256. */
export type AccessKeyPair = {
  /** Names the pair in a token's head (`kid`). */
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
};

/** The keys that check access tokens, and no more: whoever holds these can make none. */
export type AccessKeys = {
  keyOf(id: string): KeyObject | undefined;
  /** Looks for keys that came since. */
  lookAgain(): Promise<void>;
  /** Secrets that signed access tokens in 0.5.0 and before, which are good for 15 minutes more. */
  readonly secretsOfBefore: readonly string[];
};

/**
 * Secrets that tokens are taken by: that which signs, and while it is being changed another one.
 */
export type SigningSecrets = string | readonly string[];

const pairs = new Map<string, AccessKeyPair>();

/** The pair that follows from a signing secret, the same for all services that know it. */
export function accessKeyPair(secret: string): AccessKeyPair {
  let pair = pairs.get(secret);
  if (pair === undefined) {
    pair = derived(secret);
    pairs.set(secret, pair);
  }
  return pair;
}

/** The keys of whoever holds the secrets: they are there from the start, none comes later. */
export function accessKeysOf(secrets: SigningSecrets): AccessKeys {
  const known = [secrets].flat();
  const own = new Map(known.map(accessKeyPair).map(({ id, publicKey }) => [id, publicKey]));
  return { keyOf: (id) => own.get(id), lookAgain: async () => undefined, secretsOfBefore: known };
}

/** Order of the curve's group (FIPS 186-5, SEC 2 2.4.2). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** FIPS 186-5 A.2.1: by 128 bits more than needed, so that no number is likelier than another. */
function derived(secret: string): AccessKeyPair {
  const bits = derivedBytes(secret, 'waymark access token', 48);
  const number = (BigInt(`0x${bits.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  // A byte that says what follows, then both coordinates.
  const point = curve.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: d.toString('base64url') },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = createPublicKey(privateKey);
  return { id: idOf(publicKey), privateKey, publicKey };
}

const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 16);
