/**
 * The text of an API key (PRODUCT 21.1): `wm_<workspace>_<key id>_<43 signs>`. The first part says
 * to people whose it is, the second finds it; of the 43 signs 37 are random (220 bits) and six the
 * checksum of all before them, so that a key that was mistyped or cut is known without looking it
 * up, and programs that look for secrets in sources find no false ones.
 */
export type ApiKeyParts = { readonly workspace: string; readonly keyId: string };

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 37;
const CHECKSUM = 6;
const SHAPE = /^wm_([0-9a-z]{1,8})_(k[0-9a-z]{15})_([0-9A-Za-z]{37})([0-9A-Za-z]{6})$/;
/** Anywhere in a text, whether its checksum fits or not. */
const INSIDE = /wm_[0-9a-z]{1,8}_k[0-9a-z]{15}_[0-9A-Za-z]{43}/;

/** The id of a key, which no account has: those are UUIDs. */
export const apiKeyIdShape = /^k[0-9a-z]{15}$/;

/** The beginning of a workspace's id, in small letters and digits. */
export const shortOfWorkspace = (workspaceId: string): string =>
  workspaceId
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .slice(0, 8) || '0';

/** Whether a bearer is meant as an API key, good or not. */
export const isMeantAsApiKey = (bearer: string): boolean => bearer.startsWith('wm_');

/** Whether an API key stands anywhere in a text, as in an address. */
export const holdsApiKey = (text: string): boolean => INSIDE.test(text);

/** The parts of a key; null for what is none, or was mistyped. */
export function readApiKey(text: string): ApiKeyParts | null {
  const [whole, workspace = '', keyId = '', , checksum] = SHAPE.exec(text) ?? [];
  if (whole === undefined || checksumOf(whole.slice(0, -CHECKSUM)) !== checksum) return null;
  return { workspace, keyId };
}

/** Fills bytes with chance: `crypto.getRandomValues` of browsers and Node. */
type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** An id for a new key. */
export const makeApiKeyId = (random: RandomBytes): string => `k${drawn(random, 15, 36, lower)}`;

/** A new text for a key. */
export function makeApiKey(workspaceId: string, keyId: string, random: RandomBytes): string {
  const signs = drawn(random, RANDOM, LETTERS.length, (n) => LETTERS.charAt(n));
  const begin = `wm_${shortOfWorkspace(workspaceId)}_${keyId}_${signs}`;
  return begin + checksumOf(begin);
}

const lower = (n: number): string => n.toString(36);

/**
 * So many signs, each as likely as any other: bytes beyond the last whole round are thrown away.
 */
function drawn(
  random: RandomBytes,
  many: number,
  outOf: number,
  sign: (n: number) => string,
): string {
  const bound = 256 - (256 % outOf);
  let signs = '';
  while (signs.length < many)
    for (const byte of random(new Uint8Array(many)))
      if (byte < bound && signs.length < many) signs += sign(byte % outOf);
  return signs;
}

/** CRC-32 (as in zlib) in six signs of base 62. */
function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (let n = 0; n < text.length; n++) {
    crc ^= text.charCodeAt(n);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let signs = '';
  for (let n = 0; n < CHECKSUM; n++) {
    signs = LETTERS.charAt(rest % LETTERS.length) + signs;
    rest = Math.floor(rest / LETTERS.length);
  }
  return signs;
}
