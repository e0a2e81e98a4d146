import { rename } from 'node:fs/promises';
import { amount, chosenSeed } from '../chosenSeed.ts';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LocalInstance } from './localInstance.ts';
import { runLocalDrill, WORKED_BEFORE } from './runLocalDrill.ts';

const KILLS = amount(1, 8);

test('npm start is back by itself whenever its Postgres is killed, and nothing acknowledged is lost', async () => {
  const lines: string[] = [];
  const result = await runLocalDrill({
    kills: KILLS,
    seed: chosenSeed,
    say: (line) => lines.push(line),
  });
  expect(result.violations, [...result.violations, ...lines].join('\n')).toEqual([]);
  expect(result).toMatchObject({ lost: 0, doubled: 0, ghosts: 0, wrong: 0, exitCode: 0 });
  expect(result.acknowledged).toBeGreaterThanOrEqual(KILLS * WORKED_BEFORE);
});

describe('Ctrl-C ends it in order, and its Postgres with it', () => {
  let instance: LocalInstance;
  afterEach(async () => {
    await instance.stop();
    await instance.removed();
  });
  /** It ends itself, without order and with 1, where that takes nearly ten seconds. */
  const endsInOrder = async () => {
    expect(await instance.stop(), instance.said).toBe(0);
    expect(await instance.postmaster()).toBeUndefined();
    expect(instance.said).not.toContain('could not start');
  };

  test.each(['Starting the database', 'Starting the services', 'Making the demo workspace'])(
    'when it has just said “%s”',
    async (words) => {
      instance = await LocalInstance.launch();
      await instance.says(words);
      await endsInOrder();
    },
    120_000,
  );

  test('while its Postgres is dead', async () => {
    instance = await LocalInstance.launch(['--empty']);
    await instance.says('Ready at');
    await instance.killDatabase();
    await endsInOrder();
  });

  test('while its Postgres cannot be started again, which it says', async () => {
    instance = await LocalInstance.launch(['--empty']);
    await instance.says('Ready at');
    const control = path.join(instance.folder, 'postgres', 'global', 'pg_control');
    await rename(control, `${control}.away`);
    await instance.killDatabase();
    await instance.says('The next try is in', 2);
    expect(instance.said).toContain('is damaged');
    await endsInOrder();
  });
});
