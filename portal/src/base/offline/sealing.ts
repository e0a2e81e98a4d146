/**
 * Sealed for one person by their public key, which tells nobody anything: ECDH on P-256 with a key
 * made for this text alone, HKDF and AES-GCM. Keys are base64url of SPKI and PKCS #8; what is
 * sealed is the made key, the nonce and the rest, each base64url.
 */
const curve = { name: 'ECDH', namedCurve: 'P-256' };
const nonceBytes = 12;

export async function seal(publicKey: string, text: string): Promise<string> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('spki', bytes(publicKey), curve, false, []);
  const made = await subtle.generateKey(curve, false, ['deriveBits']);
  const key = await shared(theirs, made.privateKey, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const own = await subtle.exportKey('spki', made.publicKey);
  return [own, iv.buffer, sealed].map((part) => letters(new Uint8Array(part))).join('.');
}

/** @throws where it was sealed for somebody else, or is damaged */
export async function unseal(privateKey: string, sealed: string): Promise<string> {
  const { subtle } = crypto;
  const [made = '', iv = '', text = ''] = sealed.split('.');
  const [theirs, own] = await Promise.all([
    subtle.importKey('spki', bytes(made), curve, false, []),
    subtle.importKey('pkcs8', bytes(privateKey), curve, false, ['deriveBits']),
  ]);
  const key = await shared(theirs, own, 'decrypt');
  const opened = await subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(text));
  return new TextDecoder().decode(opened);
}

async function shared(
  theirs: CryptoKey,
  own: CryptoKey,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const bits = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const secret = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('waymark unsent');
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    [use],
  );
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Letter by letter: a long text has more bytes than a call takes. */
function letters(part: Uint8Array): string {
  let text = '';
  for (const byte of part) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
