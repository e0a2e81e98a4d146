import { actorKey, answer, type Actor } from '@waymark/events';
import { openText, sealField, sealText, type PersonVault } from '@waymark/vault';
import { ApiKeyTable } from '@waymark/postgres';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountDirectory } from '../nouns/commandEntry.ts';
import type { Request } from './commandRequest.ts';
import type { AccountCause } from '../identity/accountStreams.ts';
import type { Accounts } from '../identity/accounts.ts';
import { FrameSecrets } from '../identity/frameSecrets.ts';
import { ShareSecrets } from '../identity/shareSecrets.ts';
import type { InvitationLimits } from '../http/limits/invitationLimits.ts';

/** The accounts as one command may use them; what it does there says which command it was. */
export const accountDirectory =
  (accounts: Accounts, limits: InvitationLimits, vault: PersonVault, pool: Pool) =>
  (
    { name, commandId, correlationId, workspaceId, now }: Request,
    actor: Actor,
  ): AccountDirectory => {
    const by = actorKey(actor);
    const secrets = new ShareSecrets(pool);
    const apiKeys = new ApiKeyTable(pool);
    const cause: AccountCause = {
      workspaceId: workspaceId || null,
      actor,
      commandId,
      command: name,
      correlationId,
      at: now,
    };
    return {
      invite: async (email, profile = {}) => {
        await limits.invites({ by, workspaceId });
        const accountId = await accounts.ensure(email, {}, cause);
        await limits.mails({ by, workspaceId, accountId });
        return { accountId, sealed: await accounts.typed(accountId, email, profile) };
      },
      mayRemind: async (accountId) => {
        await limits.repeats({ by, workspaceId, accountId });
      },
      introduce: (accountId, sealed) =>
        accounts.introduce(accountId, sealed, { ...cause, actor: 'self' }),
      find: (email) => accounts.find(email),
      sealProfile: (id, profile) => accounts.sealProfile(id, profile),
      sealMessage: (accountId, words) =>
        sealField(vault, 'MessageSent', 'words', { accountId }, words),
      sealAnswers: async (accountId, answers) =>
        new Map(
          await Promise.all(
            Object.entries(answers).map(
              async ([fieldId, value]) => [fieldId, await vault.seal(accountId, value)] as const,
            ),
          ),
        ),
      openAnswers: async (fields) => {
        const opened = await Promise.all(
          [...fields].map(
            async ([fieldId, { accountId, value }]) =>
              [fieldId, await vault.open(accountId, value)] as const,
          ),
        );
        return Object.fromEntries(
          opened.flatMap(([fieldId, value]) =>
            value === null ? [] : [[fieldId, answer.parse(value)]],
          ),
        );
      },
      sealWords: (accountId, words) =>
        Promise.all(words.map((each) => vault.seal(accountId, each))),
      sealText: (accountId, text) => sealText(vault, accountId, text),
      openText: (text) => openText(vault, text),
      sealNote: (accountId, note) => sealField(vault, 'NoteAdded', 'words', { accountId }, note),
      sealBookingKey: (workspaceId, key) =>
        sealField(vault, 'BookingKeySet', 'key', { workspaceId }, key),
      keepShareToken: async (linkId, of) =>
        sealField(
          vault,
          'SharedByLink',
          'token',
          { linkId },
          await secrets.makeToken({ workspaceId, linkId, of }),
        ),
      keepSharePassword: (passwordId, password) => secrets.keepPassword(passwordId, password),
      sealGuestName: (guestId, name) =>
        sealField(vault, 'GuestCameIn', 'guestName', { guestId }, name),
      keepFrameKey: (keyId, formId, key) =>
        new FrameSecrets(pool).keepKey(key, { workspaceId, formId, keyId }),
      endFrames: (keyId) => new FrameSecrets(pool).endFramesOfKey(keyId),
      keepApiKey: ({ keyId, key, scopes, until }) =>
        apiKeys.make({
          ...{ keyId, workspaceId, scopes, digest: digestOf(key) },
          endsAt: until === null ? null : new Date(until),
        }),
      keepApiKeyText: ({ keyId, key }, previousUntil) =>
        apiKeys.rotate(
          { keyId, workspaceId, digest: digestOf(key) },
          new Date(previousUntil ?? now),
        ),
      endApiKey: (keyId) => apiKeys.end(keyId, workspaceId, new Date(now)),
      sealFileName: (accountId, name) =>
        sealField(vault, 'FileStored', 'name', { accountId }, name),
      sealReply: async (messageId, { from, words }) => ({
        digest: await vault.emailDigest(from.address),
        from: await sealField(vault, 'ReplyHeld', 'from', { messageId }, from),
        words: await sealField(vault, 'ReplyHeld', 'words', { messageId }, words),
      }),
    };
  };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
