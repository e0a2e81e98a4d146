import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import { RequestGate } from '../gate/gate.ts';
import { healthRoutes } from './healthRoutes.ts';
import { Readiness } from './readiness.ts';
import { routing } from '../gate/route.ts';
import { listening } from '../testing/listening.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/**
 * A service that needs a log and a database, which the test takes away and gives back; the clock
 * stands still.
 */
async function service() {
  const there = { log: true, database: true };
  let [now, looks] = [0, 0];
  const readiness = new Readiness({
    needs: {
      'the log': async () => {
        looks += 1;
        if (!there.log) throw new Error('connect ECONNREFUSED 10.0.0.7:5432 password=secret');
      },
      'the database': () => (there.database ? Promise.resolve() : new Promise(() => undefined)),
    },
    notes: () => (there.log ? [] : ['read model plans: retrying']),
    patience: 20,
    clock: () => now,
  });
  const { url: site, stop } = await listening(
    new Koa().use(routing(healthRoutes(readiness), new RequestGate())),
  );
  ends.push(stop);
  const ask = async (path: string) => {
    const answer = await fetch(site + path);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { there, readiness, ask, pass: (ms: number) => (now += ms), looks: () => looks };
}

test('ready while everything answers; what does not is named, without a word of why, and it recovers by itself', async () => {
  const { there, ask, pass } = await service();
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true, problems: [] } });
  Object.assign(there, { log: false, database: false });
  pass(1_000);
  expect(await ask('/readyz')).toEqual({
    status: 503,
    body: {
      ready: false,
      problems: [
        'the log does not answer',
        'the database does not answer',
        'read model plans: retrying',
      ],
    },
  });
  expect((await ask('/healthz')).status).toBe(200);
  Object.assign(there, { log: true, database: true });
  pass(1_000);
  expect((await ask('/readyz')).status).toBe(200);
});

test('many who ask at once, and again within a second, cost one look', async () => {
  const { ask, pass, looks } = await service();
  await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  pass(999);
  await ask('/readyz');
  expect(looks()).toBe(1);
  pass(1);
  await ask('/readyz');
  expect(looks()).toBe(2);
});

test('a service that ends is neither ready nor to be sent more', async () => {
  const { readiness, ask } = await service();
  readiness.end();
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: { problems: ['the service is ending'] },
  });
  expect(await ask('/healthz')).toEqual({ status: 503, body: { live: true, ending: true } });
});
