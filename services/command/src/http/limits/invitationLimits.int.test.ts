import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import { installIdentityTables } from '../../database/identityTables.ts';
import { InvitationLimits, timesInvitations, usualInvitations } from './invitationLimits.ts';

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

test('by account and by workspace, in all services together', async () => {
  const [one, other] = [new InvitationLimits(pool), new InvitationLimits(pool)];
  const { perAccount } = usualInvitations;
  await times(perAccount.times, () => one.invites({ by: 'eve', workspaceId: 'w1' }));
  await expect(other.invites({ by: 'eve', workspaceId: 'w2' })).rejects.toMatchObject({
    status: 429,
    code: 'too-many-invitations',
    headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) as string },
  });
  await times(perAccount.times, () => other.invites({ by: 'mallory', workspaceId: 'w1' }));
  await expect(other.invites({ by: 'olga', workspaceId: 'w1' })).rejects.toThrow(
    'This workspace has reached the number of people',
  );
});

test('what strangers send to somebody keeps no other workspace from inviting them', async () => {
  const limits = new InvitationLimits(pool);
  const mail = (by: string, workspaceId: string) =>
    limits.mails({ by, workspaceId, accountId: 'anna' });
  for (let n = 0; n < usualInvitations.personByAccount.times; n++)
    await mail('stranger', `of the stranger ${n}`);
  await expect(mail('stranger', 'another')).rejects.toThrow(
    'You have invited this person several times today.',
  );
  for (let n = 0; n < usualInvitations.personByWorkspace.times; n++)
    await mail(`crowd ${n}`, 'of the crowd');
  await expect(mail('one more', 'of the crowd')).rejects.toThrow(
    'This workspace has invited this person',
  );
  await mail('olga', 'honest');
});

test('the same one again once a minute, and a few times a day', async () => {
  const limits = new InvitationLimits(pool);
  const again = () => limits.repeats({ by: 'olga', workspaceId: 'w3', accountId: 'ben' });
  await again();
  await expect(again()).rejects.toThrow('The invitation went out a moment ago.');
});

test('the factor multiplies them all', async () => {
  const limits = new InvitationLimits(pool, timesInvitations(3));
  const again = () => limits.repeats({ by: 'olga', workspaceId: 'w4', accountId: 'ben' });
  await times(3, again);
  await expect(again()).rejects.toMatchObject({ status: 429 });
  await times(150, () => limits.invites({ by: 'tom', workspaceId: 'w5' }));
  await expect(limits.invites({ by: 'tom', workspaceId: 'w5' })).rejects.toMatchObject({
    status: 429,
  });
});
