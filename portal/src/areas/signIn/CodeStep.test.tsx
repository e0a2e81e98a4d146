// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wire } from '../../base/api/wire.ts';
import CodeStep from './CodeStep.tsx';

const page = visitor();

const word = '0123456789abcdef0123456789abcdef';
const eml = btoa('ada@example.com');

let tried: unknown[];
let answers: Record<string, () => Response>;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const refused = (code: string, detail: string) => () =>
  json({ status: 401, code, detail, field: 'code' }, 401);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  tried = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: RequestInfo, init?: RequestInit) => {
    const asked =
      address instanceof Request
        ? address
        : new Request(new URL(String(address), location.href), init);
    const { pathname } = new URL(asked.url);
    const body = asked.method === 'POST' ? await asked.text() : '';
    tried.push(body === '' ? pathname : [pathname, JSON.parse(body)]);
    return (answers[pathname] ?? refused('unauthenticated', 'No.'))();
  });
});
afterEach(async () => {
  wire.session.ended();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function opened(address: string, state: object | null = null) {
  history.replaceState(state, '', address);
  await page.show(<CodeStep />);
  await act(async () => vi.dynamicImportSettled());
}
const heading = () => page.getByRole('heading', { level: 1 }).textContent;

test('a link from the mail signs in as it is opened, and leaves nothing of itself in the address', async () => {
  answers['/api/session'] = refused('other-browser', 'Only there.');
  await opened(`/login-code?eml=${eml}#${word}`);
  await waitFor(() => expect(page.text()).toContain('Only there.'));
  expect(tried[0]).toEqual(['/api/session', { email: 'ada@example.com', code: word }]);
  expect([location.search, location.hash]).toEqual([`?eml=${eml}`, '']);
});

test('where digits are too few, it says that a link was sent and takes it as it is pasted', async () => {
  answers['/api/session'] = refused('invalid-code', 'Wrong.');
  await opened(`/login-code?eml=${eml}&redirectTo=%2Fportal%2F`, {
    sentAt: Date.now(),
    byLink: true,
  });
  expect(heading()).toBe('Open the link');
  expect(page.text()).toContain('We sent a link to ada@example.com instead of a code');
  expect(page.text()).toContain('New link in 1:00');
  const type = async (text: string) => {
    await page.fill(page.getByRole('textbox'), text);
    await page.user.keyboard('{Enter}');
  };
  await type('123456');
  expect([page.text(), tried]).toEqual([expect.stringContaining('Paste the whole link'), []]);
  await type(` https://waymark.example/login-code?eml=${eml}#${word} `);
  await waitFor(() => expect(tried).toHaveLength(1));
  expect(tried[0]).toEqual(['/api/session', { email: 'ada@example.com', code: word }]);
  expect(localStorage.getItem('waymark.way-in')).toContain('redirectTo=%2Fportal%2F');
});

test('where digits stop being taken while somebody types them, a link is asked for at once', async () => {
  answers['/api/session'] = refused('link-needed', 'Too few.');
  answers['/api/session/code'] = () => json({ sent: 'link' });
  await opened(`/login-code?eml=${eml}`, { sentAt: Date.now(), byLink: false });
  expect(heading()).toBe('Enter the code');
  await page.fill(page.getByRole('textbox'), '123456');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(heading()).toBe('Open the link'));
  expect(tried.at(-1)).toEqual([
    '/api/session/code',
    { email: 'ada@example.com', intent: 'signIn' },
  ]);
  expect(page.getByRole<HTMLInputElement>('textbox').value).toBe('');
});
