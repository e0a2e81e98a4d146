import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { Replies } from './replies.ts';

const given = (n: number) => ({
  fingerprint: `print ${n}`,
  reply: { revision: `${n}`, position: `${n}` },
});

/** A database that notes the keys of each statement, knows what it has stored, and may be down. */
function fakePool() {
  const stored = new Map<
    string,
    { fingerprint: string; reply: { revision: string; position: string } }
  >();
  const statements: { name: string; keys: string[] }[] = [];
  const state = { down: false };
  const query = (
    query: string | { name: string; values: [string[], string[], string[], string[]] },
  ) => {
    if (state.down) return Promise.reject(new Error('gone'));
    if (typeof query === 'string') return Promise.resolve({ rows: [] });
    const { name, values } = query;
    const [accounts, commands, fingerprints, replies] = values;
    const keys = accounts.map((account, i) => `${account}/${commands[i]}`);
    statements.push({ name, keys });
    if (name !== 'find-replies') {
      keys.forEach((key, i) => {
        const reply = JSON.parse(replies[i]!) as { revision: string; position: string };
        stored.set(key, { fingerprint: fingerprints[i]!, reply });
      });
    }
    const rows = keys.flatMap((key, i) => {
      const kept = stored.get(key);
      return kept === undefined ? [] : [{ place: i + 1, ...kept }];
    });
    return Promise.resolve({ rows });
  };
  return { pool: { query } as unknown as Pool, stored, statements, state };
}

test('who asks at once is answered by one statement, each with the own reply', async () => {
  const { pool, statements } = fakePool();
  const replies = new Replies(pool);
  await replies.keep('anna', 'one', given(1));
  const found = await Promise.all(['one', 'two'].map((id) => replies.find('anna', id)));
  expect(found).toEqual([given(1), null]);
  expect(await replies.find('ben', 'one')).toBeNull();
  expect(statements.filter(({ name }) => name === 'find-replies')).toHaveLength(2);
});

test('what is to be kept soon is known at once, and stored together with others', async () => {
  const { pool, stored, statements } = fakePool();
  const replies = new Replies(pool);
  for (let n = 0; n < 700; n++) replies.keepSoon('anna', String(n), given(n));
  expect(await replies.find('anna', '699')).toEqual(given(699));
  expect(statements).toEqual([]);
  await replies.drained();
  expect(stored.size).toBe(700);
  expect(statements.map(({ keys }) => keys.length)).toEqual([500, 200]);
  expect(await replies.find('anna', '699')).toEqual(given(699));
  expect(statements.at(-1)?.name).toBe('find-replies');
});

test('while the database is gone they stay known, and are stored when it is back', async () => {
  const { pool, stored, state } = fakePool();
  const troubles: unknown[] = [];
  const replies = new Replies(pool, (error) => troubles.push(error));
  state.down = true;
  replies.keepSoon('anna', 'one', given(1));
  await replies.drained();
  expect([troubles.length, stored.size]).toEqual([1, 0]);
  expect(await replies.find('anna', 'one')).toEqual(given(1));
  state.down = false;
  replies.keepSoon('anna', 'two', given(2));
  await replies.drained();
  expect([...stored.keys()]).toEqual(['anna/one', 'anna/two']);
});
