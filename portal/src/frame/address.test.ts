// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { holderOnThisMachine } from './demoHolder.ts';

test('an address names workspace, project, form and task, and holds the ticket where no server sees it', () => {
  expect(
    addressOf({
      pathname: '/frame/form-viewer',
      search: '?workspace=w&project=p&form=f&task=t',
      hash: '#abc',
    }),
  ).toEqual({
    isDemo: false,
    workspaceId: 'w',
    planId: 'p',
    formId: 'f',
    taskId: 't',
    ticket: 'abc',
  });
  expect(addressOf({ pathname: '/frame/form-demo', search: '', hash: '' })).toMatchObject({
    isDemo: true,
    ticket: '',
  });
});

test('the demo talks to pages of machines on which people develop, and to nobody else', () => {
  const from = (referrer: string, ...ancestors: string[]) =>
    holderOnThisMachine({ referrer, ancestors });
  expect(from('http://localhost:5173/page')).toBe('http://localhost:5173');
  expect(from('', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
  for (const other of [
    '',
    'https://evil.example/',
    'http://localhost.evil.example',
    'null',
    'about:srcdoc',
  ])
    expect(from(other)).toBe('');
  expect(from('http://localhost:5173/', 'https://evil.example')).toBe('');
});
