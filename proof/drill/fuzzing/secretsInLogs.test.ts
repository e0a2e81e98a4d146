import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signAccessToken } from '@waymark/edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Seeded } from '../seeded.ts';
import { RealIds, PERSONAL } from './realIds.ts';
import { secretsInLog } from './secretsInLogs.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'waymark-log-'))));
afterAll(() => rm(folder, { recursive: true }));

async function found(...lines: string[]): Promise<string[]> {
  const file = path.join(folder, 'service.log');
  await writeFile(file, lines.map((msg) => `${JSON.stringify({ msg })}\n`).join(''));
  const searched = await secretsInLog(file, ['the password', ...PERSONAL], new Set(['123456']));
  expect(searched.lines).toBe(lines.length);
  return searched.found;
}

test('secrets, tokens, codes and people are found in a log, and not repeated', async () => {
  const { accessToken } = signAccessToken('s'.repeat(32), { accountId: 'a', sid: 's' }, new Date());
  const [known, random] = [new RealIds(), new Seeded(1)];
  const wrong = [
    'it is the password!',
    accessToken,
    'code 123456',
    known.email(random),
    known.personName(random),
  ];
  const told = await found('all is well', ...wrong);
  expect(told).toHaveLength(wrong.length);
  expect(told[0]).toContain('service.log:2');
});

test('what only looks like one is none', async () => {
  expect(
    await found('request 1234567 took 123456.5 ms', 'eyJ is how a token begins', 'code 654321'),
  ).toEqual([]);
});
