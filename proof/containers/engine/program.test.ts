import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ended, endPrograms, said } from './program.ts';

test('a program is run to its end, and what it says is heard', async () => {
  expect(await ended('sh', ['-c', 'cat; echo no >&2; exit 4'], { stdin: 'yes' })).toEqual({
    ...{ code: 4, stdout: 'yes', stderr: 'no\n' },
  });
  expect(await said('echo', ['word'])).toBe('word');
  await expect(said('sh', ['-c', 'echo why >&2; exit 1'])).rejects.toThrow('why');
  await expect(ended('no-such-program', [])).rejects.toThrow('ENOENT');
});

test('what still runs is ended with all that it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  const [begun, done] = [join(folder, 'begun'), join(folder, 'done')];
  const running = ended('sh', ['-c', `sh -c 'echo > ${begun}; sleep 60; echo > ${done}'; true`]);
  while (!existsSync(begun)) await delay(10);
  endPrograms();
  expect((await running).code).not.toBe(0);
  expect(existsSync(done)).toBe(false);
  rmSync(folder, { recursive: true });
});
