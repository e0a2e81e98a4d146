import { expect, test } from 'vitest';
import { builderAddress } from './address.ts';
import { withStorage } from './storage.ts';

test('an address names workspace and form, holds the ticket, and says with what an empty form begins', () => {
  const given = (search: string) => builderAddress({ search, hash: '#abc' });
  expect(given('?workspace=w&form=f')).toEqual({
    workspaceId: 'w',
    formId: 'f',
    ticket: 'abc',
    begins: { type: '', label: '', placeholder: '' },
  });
  expect(
    given('?workspace=w&formId=f&type=email&label=Your%20address&placeholder=a@b').begins,
  ).toEqual({ ...{ type: 'email', label: 'Your address', placeholder: 'a@b' } });
});

test('an address is read without loading what asks the services', async () => {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile(new URL('./address.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import /m);
});

test('where a browser allows nothing to be kept, it is kept as long as the page is there', () => {
  const page = {} as Parameters<typeof withStorage>[0] & object;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, {
      configurable: true,
      get: () => {
        throw new Error('SecurityError');
      },
    });
  withStorage(page);
  page.localStorage.setItem('a', '1');
  expect([
    page.localStorage.getItem('a'),
    page.localStorage.length,
    page.sessionStorage.getItem('a'),
  ]).toEqual(['1', 1, null]);
});
