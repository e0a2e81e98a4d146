import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminAddress, entryAddress, portalAddress, serviceAddress } from '@waymark/api/addresses';
import { describe, expect, test } from 'vitest';

const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8');
const named = new Map(
  [...caddyfile.matchAll(/^\t@(\w+) path (.+)$/gm)].map(([, name = '', paths = '']) => [
    name,
    paths.split(' '),
  ]),
);

/** What answers which paths, in the order of the file; the last takes what is left. */
const handlers = [
  ...caddyfile.matchAll(/^\thandle(?:_path)? (?:(\S+) )?\{\n([\s\S]*?)^\t\}/gm),
].map(([, matcher = '*', body = '']) => ({
  patterns: (matcher.startsWith('@') ? named.get(matcher.slice(1))! : [matcher]).map(
    (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  ),
  answers: /\{\$WEB_ROOT:\/srv\}\/(\w+)/.exec(body)?.[1] ?? /\{\$(\w+)_UPSTREAM/.exec(body)?.[1],
}));
const answersAt = (path: string) =>
  handlers.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.answers;

const { portal, signIn, code, password, signUp, ...ofStaff } = entryAddress;
const whose = [
  ['portal', { ...portalAddress, portal, signIn, code, password, signUp }],
  ['admin', { ...adminAddress, ...ofStaff }],
  ['COMMAND', serviceAddress],
] as const;

describe.each(whose)('the proxy has %s answer', (answers, pages) => {
  test.each(Object.values(pages).map(({ path }) => path.replaceAll(/:(\w+)\??/g, 'a-$1')))(
    '%s',
    (path) => {
      expect(answersAt(path)).toBe(answers);
      if (answers !== 'COMMAND' && path !== '/')
        expect(answersAt(path.replace(/\/$|$/, '/'))).toBe(answers);
    },
  );
});

test('without a slash at its end the portal is the same', () =>
  expect(answersAt('/portal')).toBe('portal'));
