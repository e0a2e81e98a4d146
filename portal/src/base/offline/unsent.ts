import { ownerName, sealedOf, waitsOf } from '@waymark/client';
import { seal, unseal } from './sealing.ts';

type Lines = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type OfDevice = { readonly lines: Lines; readonly names: () => readonly string[] };

/**
 * What somebody has not sent: changes that wait, what was answered in forms, said in words or typed
 * in talks.
 */
const isUnsentOf = (accountId: string) => {
  const draft = `waymark.draft.${accountId}.`;
  return (name: string): boolean =>
    name.startsWith(waitsOf(accountId)) ||
    (name.startsWith(draft) && /^(form|words|talk)\//.test(name.slice(draft.length)));
};

export const ownerIn = (lines: Lines): { accountId: string; publicKey: string } | null => {
  const [accountId = '', publicKey] = (lines.getItem(ownerName) ?? '').split(' ');
  return publicKey === undefined ? null : { accountId, publicKey };
};
export const setOwner = (lines: Lines, accountId: string, publicKey: string): void =>
  lines.setItem(ownerName, `${accountId} ${publicKey}`);

/**
 * Seals what its owner has not sent, line by line, so that a device that is nearly full needs room
 * for one. Without an owner, or on a page that is not served safely and has no keys, it stays as it
 * is.
 */
export async function sealUnsent({ lines, names }: OfDevice): Promise<void> {
  const owner = ownerIn(lines);
  lines.removeItem(ownerName);
  if (owner === null || globalThis.crypto?.subtle === undefined) return;
  const { accountId, publicKey } = owner;
  for (const name of names().filter(isUnsentOf(accountId))) {
    const text = lines.getItem(name);
    if (text === null) continue;
    const sealed = await seal(publicKey, JSON.stringify([name, text]));
    const waits = name.startsWith(waitsOf(accountId));
    const kind = waits ? 'waits' : 'draft';
    lines.setItem(`${sealedOf(accountId)}${kind}.${crypto.randomUUID()}`, sealed);
    lines.removeItem(name);
  }
}

/** Names of what is sealed for somebody. */
export const sealedFor = (
  { names }: Pick<OfDevice, 'names'>,
  accountId: string,
): readonly string[] => names().filter((name) => name.startsWith(sealedOf(accountId)));

/** Opens it again; what was answered meanwhile counts more. What can't be opened stays as it is. */
export async function unsealUnsent(
  { lines, names }: OfDevice,
  accountId: string,
  privateKey: string,
): Promise<void> {
  for (const sealed of sealedFor({ names }, accountId)) {
    const opened = await unseal(privateKey, lines.getItem(sealed) ?? '').catch(() => null);
    if (opened === null) continue;
    const [name, text] = JSON.parse(opened) as [string, string];
    const present = lines.getItem(name);
    lines.setItem(name, present === null ? text : merged(name, text, present));
    lines.removeItem(sealed);
  }
}

/** Of a form each answer is kept for itself. */
const merged = (name: string, before: string, present: string): string =>
  /\.form\//.test(name)
    ? JSON.stringify({ ...(JSON.parse(before) as object), ...(JSON.parse(present) as object) })
    : present;
