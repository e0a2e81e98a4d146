import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** All sources of the product, without tests and what they stand on. */
const sources = globSync(
  ['{admin,portal}/src', 'services/*/src', 'packages', 'events', 'local', 'deploy'].map(
    (folder) => `${folder}/**/*.{ts,tsx,mjs,sh,yml}`,
  ),
  { cwd: root, exclude: (name) => name === 'node_modules' },
)
  .filter((file) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const holding = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

test('the sources are found', () => expect(sources.length).toBeGreaterThan(1_500));

test('no text is run as a program, but the one word by which one machine gives memory back', () => {
  expect(holding(/\beval\(|new Function\(|setTimeout\(['"`]|from 'node:vm'/)).toEqual([
    'local/base/giveBackMemory.ts',
  ]);
});

test('no program is started by a shell, but the tools of a checkout', () => {
  expect(holding(/shell: true|\bexecSync\(|\bexec\(['"`]/)).toEqual([]);
  const starting = holding(/from 'node:child_process'/).filter(
    (file) => !file.startsWith('local/'),
  );
  expect(starting).toEqual(['services/command/src/files/examining/examiner.ts']);
});

test('nobody speaks TLS without looking at the certificate', () => {
  expect(
    holding(
      /rejectUnauthorized: false|TLS_REJECT_UNAUTHORIZED|tlsVerifyCert=false|--insecure|curl -k/,
    ),
  ).toEqual([]);
});

test('nothing is hashed or sealed by what is broken', () => {
  expect(
    holding(/(?:[hH]ash|Hmac|Cipheriv)\(\s*['"`](?:md5|sha-?1\b|des|rc4)|-(?:ecb|cbc)['"`]/i),
  ).toEqual([]);
});

test('chance without secrecy lengthens pauses alone', () => {
  expect(holding(/Math\.random\(/)).toEqual([
    'packages/client/live.ts',
    'services/command/src/handling/handleCommand.ts',
  ]);
});

test('HTML that is drawn as it is comes from one place, where the service has cleaned it', () => {
  expect(holding(/dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML/)).toEqual([
    'portal/src/parts/task/Prose.tsx',
  ]);
});
