import { describe, expect, it } from 'vitest';
import { safeTarget, signInPath } from './redirectTo.ts';

const origin = 'https://waymark.example';

describe('safeTarget', () => {
  it.each(['/portal/task/p1/t1?w=2#top', '/', '/settings/processes', '/a//b'])(
    'obeys %s',
    (path) => {
      expect(safeTarget(path, origin)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/./\n/evil.example',
    'javascript:alert(1)',
    'portal/',
    '/login',
    '/login-code?eml=eA==',
    '/logout',
    '/x/..//evil.example',
  ])('goes to the default instead of %j', (path) => {
    expect(safeTarget(path, origin)).toBe('/');
  });
});

describe('signInPath', () => {
  it('leads back to a deep link, and needs nothing for the home', () => {
    expect(
      safeTarget(
        new URL(signInPath('/portal/task/a/b?w=c'), origin).searchParams.get('redirectTo'),
        origin,
      ),
    ).toBe('/portal/task/a/b?w=c');
    expect(signInPath('/portal/')).toBe('/login');
  });
});
