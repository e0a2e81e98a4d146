import { streamOf, taskStreamId, type ConversationEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLookups } from '../mail/lookups/lookups.ts';
import { leave } from './leave.ts';
import { runReactions } from './runReactions.ts';
import { logger, openReactingStores, type ReactingStores } from './testing/reactingStores.ts';
import { streams } from './testing/sampleWorld.ts';

let stores: ReactingStores;
beforeAll(async () => (stores = await openReactingStores()));
afterAll(() => stores.close());

const handed = (taskId: string, from: string | null, to: string): ConversationEvent => ({
  type: 'ConversationHanded',
  data: { taskId, moduleId: 'm', from, to },
});

test('in a log from before, what was handed to somebody who has left goes back once it is read, and nothing else does', async () => {
  await stores.append(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
    { type: 'MemberAdded', data: { accountId: 'tess', role: 'ADMIN' } },
    { type: 'MemberAdded', data: { accountId: 'tim', role: 'ADMIN' } },
  ]);
  const talk = (taskId: string, ...events: readonly ConversationEvent[]) =>
    stores.append(streamOf.conversation('w', taskStreamId('p', taskId)), events);
  await talk('left', handed('left', null, 'tess'));
  await talk('passed', handed('passed', null, 'tess'), handed('passed', 'tess', 'tim'));
  await talk('here', handed('here', null, 'tim'));
  await stores.append(streams.workspace, [{ type: 'MemberRemoved', data: { accountId: 'tess' } }]);
  const { position } = await talk('last', handed('last', null, 'olga'));

  const reading = new AbortController();
  const running = runReactions({
    ...{ reactions: [leave], pool: stores.pool, log: stores.log },
    ...{ lookups: logLookups(stores.log), logger, signal: reading.signal },
  });
  await stores.caughtUp(position);
  reading.abort();
  await running;

  const { rows } = await stores.pool.query<{ payload: { name: string; payload: object } }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  );
  const given = rows.map(({ payload: { name, payload } }) => ({ name, ...payload }));
  const back = { name: 'HandConversationBack', processId: 'p', from: 'tess' };
  for (const one of given) expect(one).toMatchObject(back);
  expect(given).toContainEqual({ ...back, taskId: 'left' });
  expect(given.map((one) => 'taskId' in one && one.taskId)).not.toContain('here');
});
