import { asName } from './names.ts';

/** Why what was typed is no address that mail can go to. */
export type FaultOfAddress = 'noAddress' | 'longName' | 'longAddress' | 'foreignName';

/** What stands before the @ (RFC 5321, dot-string; RFC 5322, atext). */
const NAME = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/**
 * A domain as people write it: words of any script between dots; nothing that an address of a page
 * would be parted at.
 */
const WRITTEN = /^[\p{L}\p{M}\p{N}\u200c\u200d·・-]+(?:[.。][\p{L}\p{M}\p{N}\u200c\u200d·・-]+)+$/u;
/** And as the network has it. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const MOST_NAME = 64;
const MOST = 254;

/**
 * What was typed as the address that mail goes to: in small letters, its domain as the network has
 * it (`müller.example` is `xn--mller-kva.example`); or why it is none (RFC 5321, IDN).
 */
export function readAddress(
  typed: string,
): { readonly address: string } | { readonly fault: FaultOfAddress } {
  const text = asName(typed.normalize('NFKC')).toLowerCase();
  const at = text.lastIndexOf('@');
  const [name, written] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (name === '' || !WRITTEN.test(written)) return { fault: 'noAddress' };
  if (name.length > MOST_NAME) return { fault: 'longName' };
  if (/[^\0-\x7f]/.test(name)) return { fault: 'foreignName' };
  if (!NAME.test(name)) return { fault: 'noAddress' };
  const domain = asDomain(written);
  if (domain === null) return { fault: 'noAddress' };
  const address = `${name}@${domain}`;
  return address.length > MOST ? { fault: 'longAddress' } : { address };
}

/** The address that somebody typed, in one form; null where it is none. */
export function asAddress(typed: string): string | null {
  const read = readAddress(typed);
  return 'address' in read ? read.address : null;
}

function asDomain(written: string): string | null {
  try {
    const { hostname } = new URL(`http://${written}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * An address as people read it: its domain in letters. One that mixes scripts, as nobody names
 * themselves, stays as the network has it.
 */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!domain.includes('xn--')) return address;
  const shown = domain
    .split('.')
    .map((label) => shownLabel(label) ?? label)
    .join('.');
  return address.slice(0, at) + (asDomain(shown) === domain ? shown : domain);
}

/** Scripts that stand beside each other in one word of a language. */
const ONE_SCRIPT = [
  /^[\p{scx=Latin}\p{N}-]+$/u,
  /^[\p{scx=Greek}\p{N}-]+$/u,
  /^[\p{scx=Cyrillic}\p{N}-]+$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}a-z\p{N}-]+$/u,
  /^[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]+$/u,
];

function shownLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return label;
  const shown = fromPunycode(label.slice(4));
  return shown !== null && ONE_SCRIPT.some((script) => script.test(shown)) ? shown : null;
}

/** RFC 3492, section 6.2; null where it is none. */
function fromPunycode(code: string): string | null {
  const dash = code.lastIndexOf('-');
  const signs = [...code.slice(0, Math.max(dash, 0))].map((sign) => sign.codePointAt(0)!);
  let [n, i, bias, at] = [128, 0, 72, dash + 1];
  while (at < code.length) {
    const before = i;
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const sign = code.charCodeAt(at++);
      const digit =
        sign >= 97 && sign <= 122 ? sign - 97 : sign >= 48 && sign <= 57 ? sign - 22 : 36;
      if (digit === 36) return null;
      i += digit * weight;
      const least = Math.min(Math.max(k - bias, 1), 26);
      if (digit < least) break;
      weight *= 36 - least;
    }
    const size = signs.length + 1;
    let delta = Math.floor((i - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / size);
    let k = 0;
    for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
    bias = k + Math.floor((36 * delta) / (delta + 38));
    n += Math.floor(i / size);
    if (n > 0x10ffff) return null;
    i %= size;
    signs.splice(i++, 0, n);
  }
  return String.fromCodePoint(...signs);
}
