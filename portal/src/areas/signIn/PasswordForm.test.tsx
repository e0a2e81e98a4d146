// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wire } from '../../base/api/wire.ts';
import EmailStep from './EmailStep.tsx';
import PasswordPage from './PasswordPage.tsx';

const page = visitor();
const email = 'ada@example.com';
const eml = btoa(email);

let asked: unknown[];
let answers: Record<string, () => Response>;
const refused = (status: number, code: string, detail: string, field?: string) => () =>
  Response.json({ status, code, detail, field }, { status });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: RequestInfo, init?: RequestInit) => {
    const request =
      address instanceof Request
        ? address
        : new Request(new URL(String(address), location.href), init);
    const { pathname } = new URL(request.url);
    asked.push([pathname, JSON.parse(await request.text())]);
    return (answers[pathname] ?? refused(401, 'unauthenticated', 'No.'))();
  });
});
afterEach(() => {
  wire.session.ended();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function opened(address: string, shown = <EmailStep />) {
  history.replaceState(null, '', address);
  await page.show(shown);
  await act(async () => vi.dynamicImportSettled());
}
const field = (label: string) => page.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => {
  await page.user.click(page.getByRole('button', { name }));
  await act(async () => vi.dynamicImportSettled());
};

test('the address stays when the way in is changed, there and back', async () => {
  await opened('/login');
  await page.fill(field('E-mail'), email);
  await press('Use a password');
  expect([field('E-mail').value, document.activeElement]).toEqual([email, field('Password')]);
  expect([field('E-mail').autocomplete, field('Password').autocomplete]).toEqual([
    'username',
    'current-password',
  ]);
  await press('Code by e-mail');
  expect(field('E-mail').value).toBe(email);
});

test('what is missing is told at its field before anything is sent', async () => {
  await opened('/login');
  await press('Use a password');
  await press('Sign in');
  expect(page.getByRole('alert').textContent).toContain('Enter an e-mail address');
  await page.fill(field('E-mail'), email);
  await press('Sign in');
  expect(page.getByRole('alert').textContent).toBe('Enter your password.');
  expect([field('Password').getAttribute('aria-invalid'), asked]).toEqual(['true', []]);
});

test('what is refused stays as it was typed; a code is offered where passwords are closed', async () => {
  answers['/api/session/password'] = refused(401, 'invalid-password', 'Wrong.', 'password');
  await opened(`/login?eml=${eml}`);
  await press('Use a password');
  await page.fill(field('Password'), 'my guess');
  await press('Sign in');
  await waitFor(() => expect(page.getByRole('alert').textContent).toBe('Wrong.'));
  expect(asked).toEqual([['/api/session/password', { email, password: 'my guess' }]]);
  expect([field('Password').value, field('Password').type]).toEqual(['my guess', 'password']);
  await press('Show password');
  expect(field('Password').type).toBe('text');
  expect(page.queryByRole('button', { name: 'Use a code instead' })).toBeNull();
  answers['/api/session/password'] = refused(401, 'password-closed', 'Too many.', 'password');
  await press('Sign in');
  await waitFor(() => expect(page.getByRole('alert').textContent).toBe('Too many.'));
  await press('Use a code instead');
  expect(field('E-mail').value).toBe(email);
});

test('a link is asked for, with the address that was typed, and the same is said for every address', async () => {
  answers['/api/session/password/forgotten'] = () => new Response(null, { status: 204 });
  await opened(`/login-password?eml=${eml}`, <PasswordPage />);
  await press('Send link');
  await waitFor(() => expect(page.text()).toContain(`If ${email} has an account`));
  await press('Send a new link');
  await waitFor(() => expect(page.text()).toContain('A new link is on its way.'));
  expect(asked).toEqual(Array(2).fill(['/api/session/password/forgotten', { email }]));
});

test('a link that is pasted where it was asked for is taken without the page being loaded anew', async () => {
  await opened(`/login-password?eml=${eml}`, <PasswordPage />);
  expect(page.queryByLabelText('New password')).toBeNull();
  await act(async () => {
    location.hash = 'f'.repeat(32);
    dispatchEvent(new Event('hashchange'));
  });
  expect(field('New password').value).toBe('');
});

test('the link of the mail takes a new password; an old one says so, and leads to a new one', async () => {
  const word = '0123456789abcdef0123456789abcdef';
  answers['/api/session/password/reset'] = refused(422, 'password-too-easy', 'Easy.', 'password');
  await opened(`/login-password?eml=${eml}#${word}`, <PasswordPage />);
  await page.fill(field('New password'), 'harbour');
  expect(page.text()).toContain('At least 12 characters, 5 to go');
  await press('Save and sign in');
  expect([page.getByRole('alert').textContent, asked]).toEqual([
    'Take at least 12 characters.',
    [],
  ]);
  await page.fill(field('New password'), 'passwordpassword');
  await press('Save and sign in');
  await waitFor(() => expect(page.getByRole('alert').textContent).toBe('Easy.'));
  expect(asked).toEqual([
    ['/api/session/password/reset', { email, code: word, password: 'passwordpassword' }],
  ]);
  answers['/api/session/password/reset'] = refused(401, 'reset-link-over', 'Old.', 'code');
  await press('Save and sign in');
  await waitFor(() => expect(page.getByRole('alert').textContent).toBe('Old.'));
  await press('Send a new link');
  expect([page.text(), location.hash]).toEqual([expect.stringContaining('Forgotten password'), '']);
});
