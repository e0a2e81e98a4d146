import { openPool } from '@waymark/events/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../local/testing/freshDatabase.ts';
import { installIdentityTables } from '../identity/identityTables.ts';
import { defaultInvitationLimits, InvitationLimits } from './invitationLimits.ts';

let pool: pg.Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  pool = openPool({ connectionString: database.connectionString });
  await installIdentityTables(pool);
});
afterAll(async () => {
  await pool.end();
  await drop();
});

const times = async (count: number, take: () => Promise<void>) => {
  for (let i = 0; i < count; i++) await take();
};

test('by account, by workspace and by receiver, in all services together', async () => {
  const [one, other] = [new InvitationLimits(pool), new InvitationLimits(pool)];
  const { perAccount, perReceiver } = defaultInvitationLimits;
  await times(perAccount.times, () => one.invites({ by: 'eve', workspaceId: 'w1' }));
  await expect(other.invites({ by: 'eve', workspaceId: 'w2' })).rejects.toMatchObject({ status: 429 });
  await times(perAccount.times, () => other.invites({ by: 'mallory', workspaceId: 'w1' }));
  await expect(other.invites({ by: 'olga', workspaceId: 'w1' })).rejects.toThrow('This workspace has invited');
  await times(perReceiver.times, () => one.mails('anna'));
  await expect(other.mails('anna')).rejects.toThrow('many invitations today');
  await other.mails('ben');
});
