import { parseEvent, streamOf, type Person } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import type { PostgresVault } from '@waymark/vault';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountCause } from './accountStreams.ts';
import { Accounts } from './accounts.ts';
import { deterministicId } from '../streams/deterministicId.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let log: EventLog;
let vault: PostgresVault;
let now: Date;
const digest = (email: string) => vault.emailDigest(email);

beforeAll(async () => {
  stores = await openIdentityStores();
  ({ log, vault } = stores);
});
afterAll(() => stores.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00.000Z');
});

describe('accounts', () => {
  const accounts = () => new Accounts(log, vault);
  const cause = (commandId: string): AccountCause => ({
    commandId,
    command: 'SignIn',
    actor: 'self',
    correlationId: commandId,
    workspaceId: 'w1',
    at: now.toISOString(),
  });
  const eventsOf = async (stream: string) => {
    const events = [];
    for await (const recorded of log.readStream(stream)) events.push(parseEvent(recorded));
    return events;
  };

  test('is opened once for an address, however it is written; a later profile changes nothing', async () => {
    const ids = await Promise.all(
      ['Bo@example.com', ' bo@example.com'].map((email, i) =>
        accounts().ensure(email, { firstName: `Bo${i}` }, cause(`c${i}`)),
      ),
    );
    const accountId = await accounts().ensure(
      'bo@example.com',
      { firstName: 'Other' },
      cause('c9'),
    );
    expect(ids).toEqual([accountId, accountId]);
    expect(await accounts().find('BO@example.com')).toBe(accountId);
    expect((await accounts().person(accountId))?.firstName).toMatch(/^Bo[01]$/);
    const [opened, ...more] = await eventsOf(streamOf.account(accountId));
    expect(more).toEqual([]);
    expect(opened?.metadata).toMatchObject({
      workspaceId: null,
      actor: { kind: 'user', accountId, party: 'none' },
    });
    expect(JSON.stringify(opened?.data)).not.toContain('example.com');
  });

  test('a claim without an account is nobody yet, and is taken over', async () => {
    const email = 'orphan@example.com';
    const stream = streamOf.emailClaim(await digest(email));
    const metadata = {
      ...cause('crashed'),
      workspaceId: null,
      actor: { kind: 'system', name: 'test' } as const,
      causationId: 'crashed',
    };
    await log.append(
      stream,
      [
        {
          id: deterministicId('crashed'),
          type: 'EmailClaimed',
          data: { accountId: 'first-owner' },
          metadata,
        },
      ],
      'noStream',
    );
    expect(await accounts().find(email)).toBeNull();
    expect(await accounts().ensure(email, {}, cause('again'))).toBe('first-owner');
    expect(await accounts().find(email)).toBe('first-owner');
    expect(await accounts().person('first-owner')).toEqual({
      email,
      firstName: '',
      lastName: '',
      gender: null,
    } satisfies Person);
  });

  test('a profile is sealed with what it leaves out; an erased person is gone', async () => {
    const accountId = await accounts().ensure(
      'eve@example.com',
      { firstName: 'Eve', lastName: 'Old', gender: 'FEMALE' },
      cause('e1'),
    );
    const { sealed, fields } = await accounts().sealProfile(accountId, {
      ...{ firstName: 'Eve', lastName: 'New' },
    });
    expect(fields).toEqual(['lastName']);
    expect(await vault.open(accountId, sealed)).toEqual({
      email: 'eve@example.com',
      firstName: 'Eve',
      lastName: 'New',
      gender: 'FEMALE',
    });
    await vault.erase(accountId);
    expect(await accounts().person(accountId)).toBeNull();
    await expect(accounts().sealProfile(accountId, {})).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});
