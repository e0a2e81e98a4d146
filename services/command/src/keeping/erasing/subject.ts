import { keyOf } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { openEvent, type PersonVault } from '@waymark/vault';
import type { Accounts } from '../../identity/accounts.ts';
import { allOf } from './whatGoes.ts';

/** Whom an erasure is about. */
export type ErasureSubject = {
  readonly kind: 'person' | 'guest' | 'stranger' | 'link';
  /** Of the account, the guest, the mail or the link. */
  readonly id: string;
  /**
   * Keys in the vault that go; what they wrote from the same address while nobody knew them is
   * theirs, too.
   */
  readonly keys: ReadonlySet<string>;
  /** Of their address, by which codes are asked for; null where it is not known. */
  readonly digest: string | null;
  /** How they are called, as far as that can still be read. */
  readonly called: string | null;
};

/** Somebody who has no account, as an operator may look for them. */
type FoundStranger = Omit<ErasureSubject, 'keys' | 'digest'> & { readonly words: string };

type ErasureSources = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly accounts: Accounts;
};

/**
 * Whom an operator means by an account, an address, the id of a guest, of a stranger's mail or of a
 * link; by a name guests and strangers alone. Several where a name or an address fits several.
 */
export async function whoIsMeant(
  who: string,
  { log, vault, accounts }: ErasureSources,
): Promise<readonly ErasureSubject[]> {
  const byAddress = who.includes('@');
  const accountId = byAddress ? await accounts.find(who) : who;
  const person = accountId === null ? null : await accounts.person(accountId);
  const address = byAddress ? who : (person?.email ?? null);
  const digest = address === null ? null : await vault.emailDigest(address);
  const mails = digest === null ? [] : await mailsFrom(log, digest);
  if (accountId !== null && (await accounts.life(accountId)) !== 'absent')
    return [
      {
        ...{ kind: 'person', id: accountId },
        keys: new Set([accountId, ...mails]),
        digest,
        called:
          person && `${[person.firstName, person.lastName].join(' ').trim()} <${person.email}>`,
      },
    ];
  if (mails.length > 0)
    return [
      { ...{ kind: 'stranger', id: who, called: `<${who}>` }, ...{ keys: new Set(mails), digest } },
    ];
  const all = await withoutAccount(log, vault);
  const exactly = all.filter(({ id }) => id === who);
  const named = all.filter(({ words }) => words.toLowerCase().includes(who.trim().toLowerCase()));
  return (exactly.length > 0 ? exactly : named).map(({ words: _, ...found }) => ({
    ...found,
    ...{ keys: keysOfFound(found), digest: null },
  }));
}

function keysOfFound({ kind, id }: Pick<ErasureSubject, 'kind' | 'id'>): Set<string> {
  if (kind === 'guest') return new Set([id, keyOf('guestId', id)]);
  return new Set([keyOf(kind === 'link' ? 'linkId' : 'messageId', id)]);
}

/** Keys of the mails that a stranger wrote. */
async function mailsFrom(log: EventLog, digest: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const event of allOf(log, ['conversation']))
    if (event.type === 'ReplyHeld' && event.data.digest === digest)
      keys.push(keyOf('messageId', event.data.messageId));
  return keys;
}

/**
 * Guests, strangers' mails and links, each with the words by which it is found; who was erased has
 * none.
 */
async function withoutAccount(
  log: EventLog,
  vault: PersonVault,
): Promise<readonly FoundStranger[]> {
  const all = new Map<string, FoundStranger>();
  for await (const event of allOf(log, ['share', 'conversation'])) {
    if (event.type === 'SharedByLink') {
      const { linkId: id, name } = event.data;
      all.set(id, { kind: 'link', id, called: name, words: '' });
    } else if (event.type === 'GuestCameIn') {
      const { data } = await openEvent(vault, event);
      const { guestId: id, guestName } = data;
      const called = guestName.erased ? null : guestName.value;
      all.set(id, { kind: 'guest', id, called, words: called ?? '' });
    } else if (event.type === 'ReplyHeld') {
      const { data } = await openEvent(vault, event);
      const { messageId: id, from } = data;
      const called = from.erased ? null : `${from.value.name} <${from.value.address}>`.trim();
      all.set(id, { kind: 'stranger', id, called, words: called ?? '' });
    }
  }
  return [...all.values()];
}
