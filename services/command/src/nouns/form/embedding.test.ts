import { nouns, type FormEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { given } from '../../decisions/testing/given.ts';
import * as decide from './embedding.ts';

const named = { formId: 'f', name: 'Sign-on' };
const added: FormEvent = { type: 'FormAdded', data: { ...named, clonedFrom: null } };
const deleted: FormEvent = { type: 'FormDeleted', data: named };
const set = (from: string[], to: string[]): FormEvent => ({
  type: 'FormOriginsSet',
  data: { ...named, from, to },
});
const keySet = (keyId: string): FormEvent => ({ type: 'FormKeySet', data: { ...named, keyId } });
const after = (...events: FormEvent[]) => given(nouns.form, events);
const asked = (...origins: string[]) => ({ formId: 'f', origins });
const key = { formId: 'f', key: 'wmk_x' };

describe('sites that may show a form', () => {
  test('are none at first, and then those that are named, as browsers write them', () => {
    after(added).when(decide.setFormOrigins, asked()).nothing();
    after(added)
      .when(
        decide.setFormOrigins,
        asked(
          'https://Intranet.acme.example/',
          'https://intranet.acme.example:443',
          'http://localhost:5173',
        ),
      )
      .then(set([], ['https://intranet.acme.example', 'http://localhost:5173']));
    after(added, set([], ['https://a.example']))
      .when(decide.setFormOrigins, asked('https://a.example'))
      .nothing();
    after(added, set([], ['https://a.example']))
      .when(decide.setFormOrigins, asked())
      .then(set(['https://a.example'], []));
  });
  test.each([
    'intranet.acme.example',
    'https://acme.example/page',
    'https://acme.example?a',
    'https://acme.example/#a',
    'https://ann@acme.example',
    'https://*.acme.example',
    "https://acme.example;script-src 'unsafe-inline'",
    "'self'",
    'https://',
    'javascript:alert(1)',
    'file:///etc',
    '*',
    'null',
    '',
  ])('are no more and no less than an origin: %s', (origin) => {
    after(added)
      .when(decide.setFormOrigins, asked('https://a.example', origin))
      .refused('invalid', 'origin-invalid', 'origins.1');
  });
  test('are reached by https, but for the machine that somebody develops on', () => {
    after(added)
      .when(decide.setFormOrigins, asked('http://acme.example'))
      .refused('invalid', 'origin-insecure', 'origins.0');
    after(added)
      .when(decide.setFormOrigins, asked('http://localhost.acme.example'))
      .refused('invalid', 'origin-insecure', 'origins.0');
    after(added)
      .when(decide.setFormOrigins, asked('http://127.0.0.1:4100'))
      .then(set([], ['http://127.0.0.1:4100']));
  });
  test('are no matter of a form that is gone', () => {
    after(added, deleted)
      .when(decide.setFormOrigins, asked('https://a.example'))
      .refused('notFound', 'form-not-found');
  });
});

describe('the key by which tickets are given', () => {
  const setKey = (state: Parameters<typeof decide.setFormKey>[0], command: typeof key) =>
    decide.setFormKey(state, command, 'k2');
  test('is named by its id alone, and takes the place of the one before', () => {
    after(added).when(setKey, key).then(keySet('k2'));
    expect(after(added, keySet('k1')).when(setKey, key).after().keyId).toBe('k2');
    after(added, deleted).when(setKey, key).refused('notFound', 'form-not-found');
  });
  test('is revoked where there is one', () => {
    after(added, keySet('k1'))
      .when(decide.revokeFormKey, { formId: 'f' })
      .then({ type: 'FormKeyRevoked', data: { ...named, keyId: 'k1' } });
    after(added).when(decide.revokeFormKey, { formId: 'f' }).nothing();
  });
});
