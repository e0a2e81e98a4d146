// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visitor } from './testing/visitor.ts';
import { useSignInAgain, type SignInAgainParts } from './useSignInAgain.ts';

const page = visitor();
const stop = () => undefined;

/** A page whose session ends when `ask` is called; `resume`: they are signed in again. */
async function ended(change: Partial<SignInAgainParts> = {}) {
  let begin: Parameters<SignInAgainParts['onAsk']>[0] = stop;
  let resume = stop as () => void;
  const parts: SignInAgainParts = {
    onAsk: (ask) => ((begin = ask), stop),
    onResume: (listener) => ((resume = listener), stop),
    askAtEnd: () => stop,
    send: () => Promise.resolve('code'),
    signIn: () => Promise.resolve().then(() => (resume(), 'signedIn' as const)),
    ...change,
  };
  const Asking = () => {
    const asked = useSignInAgain(parts, 'dana@acme.example', (error) => (error as Error).message);
    if (asked === undefined) return <p>Nobody is asked.</p>;
    return (
      <>
        <p role="status">{asked.sent ?? 'nothing sent'}</p>
        <input
          aria-label="E-mail"
          value={asked.email}
          onChange={({ target }) => asked.typeEmail(target.value)}
        />
        <input
          aria-label="Code"
          value={asked.code}
          onChange={({ target }) => asked.typeCode(target.value)}
        />
        <p role="alert">{asked.missing ?? asked.problem}</p>
        <button onClick={asked.send}>Send</button>
        <button onClick={asked.signIn}>Login</button>
        <button onClick={asked.changeEmail}>Change</button>
        <button onClick={asked.giveUp}>Close</button>
      </>
    );
  };
  await page.show(<Asking />);
  const done = vi.fn<(signedIn: boolean) => void>();
  const ask = () => act(() => begin(done));
  ask();
  return { done, ask, resume: () => act(() => resume()) };
}
const field = (name: string) => page.getByRole<HTMLInputElement>('textbox', { name });
const status = () => page.getByRole('status').textContent;
const alert = () => page.getByRole('alert').textContent;

test('a person’s own address stands there, a code is mailed to it, and once it is right what waits goes on', async () => {
  const send = vi.fn<SignInAgainParts['send']>(() => Promise.resolve('code'));
  const { done } = await ended({ send });
  expect(field('E-mail').value).toBe('dana@acme.example');
  await page.press('Send');
  expect(send).toHaveBeenCalledWith('dana@acme.example');
  expect(status()).toBe('code');
  await page.fill(field('Code'), '123456');
  await page.press('Login');
  expect(done.mock.calls).toEqual([[true]]);
  expect(page.getByText('Nobody is asked.')).not.toBeNull();
});

test('what lacks is named, and a wrong code is told and stays as it was typed', async () => {
  const { done } = await ended({ signIn: () => Promise.reject(new Error('Invalid.')) });
  await page.fill(field('E-mail'), 'dana');
  await page.press('Send');
  expect([alert(), status()]).toEqual(['address', 'nothing sent']);
  await page.fill(field('E-mail'), 'dana@acme.example');
  await page.press('Send');
  await page.fill(field('Code'), '1');
  await page.press('Login');
  expect(alert()).toBe('code');
  await page.fill(field('Code'), '111111');
  await page.press('Login');
  expect([alert(), field('Code').value]).toEqual(['Invalid.', '111111']);
  expect(done).not.toHaveBeenCalled();
  await page.press('Change');
  expect([alert(), status(), field('Code').value]).toEqual(['', 'nothing sent', '']);
});

test('where digits are not taken any more a link is on its way, and a sign-in in another tab ends the question', async () => {
  const { done, resume } = await ended({ signIn: () => Promise.resolve('link') });
  await page.press('Send');
  await page.fill(field('Code'), '123456');
  await page.press('Login');
  expect(status()).toBe('link');
  resume();
  expect(done.mock.calls).toEqual([[true]]);
});

test('who closes it has not signed in, and is asked afresh the next time', async () => {
  const { done, ask } = await ended();
  await page.press('Send');
  await page.press('Close');
  expect(done.mock.calls).toEqual([[false]]);
  ask();
  expect(status()).toBe('nothing sent');
});

test('nobody is asked in the middle of a word: the dialog would take the rest of it', async () => {
  const { done, ask, resume } = await ended();
  await page.press('Close');
  vi.useFakeTimers();
  const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
  const goOn = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  type();
  ask();
  goOn(1_000);
  type();
  goOn(1_499);
  expect(page.queryByRole('status')).toBeNull();
  goOn(1);
  expect(status()).toBe('nothing sent');
  resume();
  type();
  ask();
  // Signed in meanwhile, in another tab.
  resume();
  goOn(10_000);
  vi.useRealTimers();
  expect(page.queryByRole('status')).toBeNull();
  expect(done.mock.calls).toEqual([[false], [true], [true]]);
});
