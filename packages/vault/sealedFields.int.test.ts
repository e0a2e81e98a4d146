import { randomBytes, randomUUID } from 'node:crypto';
import { sealed, sealedFieldsOf, streamOf, type Stored } from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { preparedDatabase, type PreparedDatabase } from '@waymark/postgres/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgresVault, type PostgresVault } from './postgresVault.ts';
import { openData, openEvent, openField, sealField } from './sealedFields.ts';

let database: PreparedDatabase;
let vault: PostgresVault;
let log: EventLog;

beforeAll(async () => {
  database = await preparedDatabase();
  vault = await openPostgresVault({
    connectionString: database.logins.writer,
    masterKey: randomBytes(32),
  });
  log = await openPostgresLog({ connectionString: database.logins.writer });
});
afterAll(async () => {
  await log.close();
  await vault.close();
  await database.drop();
});

const nora = { email: 'nora@example.com', firstName: 'Nora', lastName: '', gender: null };

test('what an event seals is opened as its schema says; once its key is deleted it is erased, and no byte has changed', async () => {
  const accountId = randomUUID();
  const stream = streamOf.client('w', 'c');
  const holder = { accountId, clientId: 'c', by: 'olga', leadsTo: null };
  const data = {
    ...holder,
    sealed: await sealField(vault, 'InvitationSent', 'sealed', holder, nora),
  };
  const metadata = {
    ...{ workspaceId: 'w', actor: { kind: 'user', accountId: 'olga', party: 'team' } as const },
    ...{
      commandId: 'c',
      command: 'C',
      causationId: 'c',
      correlationId: 'c',
      at: '2026-11-21T10:00:00.000Z',
    },
  };
  await log.append(
    stream,
    [{ id: randomUUID(), type: 'InvitationSent', data, metadata }],
    'noStream',
  );
  const stored = async () => {
    const events: Stored[] = [];
    for await (const event of log.readStream(stream)) events.push(event);
    return events[0]!;
  };
  const before = await stored();
  expect(JSON.stringify(before.data)).not.toContain('Nora');
  expect(await openEvent(vault, before)).toEqual({
    ...before,
    data: { ...holder, sealed: { erased: false, value: nora } },
  });
  expect(await openField(vault, 'InvitationSent', 'sealed', data)).toEqual({
    erased: false,
    value: nora,
  });

  await vault.erase(accountId);
  expect(await stored()).toEqual(before);
  expect(await openEvent(vault, before)).toMatchObject({ data: { sealed: { erased: true } } });
  await expect(sealField(vault, 'InvitationSent', 'sealed', holder, nora)).rejects.toMatchObject({
    name: 'PersonErased',
  });
});

test('a key of a submission is deleted by itself, and what others gave stays', async () => {
  const submission = z.object({
    submissionId: z.string(),
    note: sealed(z.string(), { by: 'submissionId' }),
    answers: z.array(
      z.object({
        accountId: z.string(),
        given: sealed(z.object({ n: z.number() }), { by: 'accountId' }),
      }),
    ),
  });
  const [submissionId, accountId] = [randomUUID(), randomUUID()];
  const data = {
    submissionId,
    note: await vault.seal(`submissionId:${submissionId}`, 'Call me'),
    answers: [{ accountId, given: await vault.seal(accountId, { n: 7 }) }],
  };
  const opened = () => openData(vault, data, sealedFieldsOf(submission));
  const answers = [{ accountId, given: { erased: false, value: { n: 7 } } }];
  expect(await opened()).toEqual({
    submissionId,
    note: { erased: false, value: 'Call me' },
    answers,
  });
  await vault.erase(`submissionId:${submissionId}`);
  expect(await opened()).toEqual({ submissionId, note: { erased: true }, answers });
});

test('nothing else than the schema says is sealed, or taken for what was', async () => {
  const accountId = randomUUID();
  const wrong = { ...nora, email: 7 } as never;
  await expect(
    sealField(vault, 'AccountOpened', 'sealed', { accountId }, wrong),
  ).rejects.toMatchObject({ name: 'ZodError' });
  const other = { accountId, sealed: await vault.seal(accountId, { some: 'thing' }) };
  await expect(openField(vault, 'AccountOpened', 'sealed', other)).rejects.toMatchObject({
    name: 'ZodError',
  });
});
