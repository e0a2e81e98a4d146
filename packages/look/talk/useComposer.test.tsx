// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { useComposer, type OutgoingWords } from './useComposer.ts';

const page = visitor();
const ines = { id: 'ines', name: 'Ines Carvalho', first: 'Ines' };
const onSend = vi.fn<(words: OutgoingWords) => void>();
const first = { id: 'a', text: 'Is it done?' };

function Conversation({ longest = 100 }: { longest?: number }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, write] = useState('');
  const [edited, setEdited] = useState<typeof first>();
  const composer = useComposer({
    ...{ field, draft, write, edited, longest, files: false, waits: false },
    sides: [[ines]],
    onEditLast: () => setEdited(first),
    onLeave: edited && (() => setEdited(undefined)),
    onSend,
  });
  return (
    <form onSubmit={composer.onSubmit}>
      <textarea {...composer.field} />
      <button>{composer.isReady ? 'Send' : 'Wait'}</button>
    </form>
  );
}

const field = () => page.getByRole<HTMLTextAreaElement>('textbox');
const type = (keys: string) => page.user.type(field(), keys);

beforeEach(async () => {
  onSend.mockReset();
  await page.show(<Conversation />);
});

test('Enter is a new line, and Control with it sends what stands there, and who is named in it', async () => {
  await type('Thanks @Ines,{Enter}bye ');
  expect(onSend).not.toHaveBeenCalled();
  await type('{Control>}{Enter}{/Control}');
  expect(onSend.mock.calls).toEqual([
    [{ text: 'Thanks @Ines,\nbye', mentions: ['ines'], edited: undefined }],
  ]);
});

test('Enter takes who is offered and does not send, also with Control', async () => {
  await type('@In{Control>}{Enter}{/Control}');
  expect(field().value).toBe('@Ines ');
  expect(onSend).not.toHaveBeenCalled();
});

test('nothing is sent where there are no words, and the field has the focus', async () => {
  await page.press('Wait');
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('a text that is too long stays whole, is marked, and is not sent', async () => {
  await page.show(<Conversation longest={5} />);
  await type('Thank you{Control>}{Enter}{/Control}');
  expect(field().value).toBe('Thank you');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(onSend).not.toHaveBeenCalled();
});

test('Up in an empty field changes the last words; what was not changed ends by sending', async () => {
  await type('{ArrowUp}');
  expect(field().value).toBe('Is it done?');
  await type('{Control>}{Enter}{/Control}');
  expect(field().value).toBe('');
  expect(onSend).not.toHaveBeenCalled();
});

test('the draft waits while something is changed, and stands there again', async () => {
  await type('{ArrowUp}');
  await type(' By whom?');
  await type('{Control>}{Enter}{/Control}');
  expect(onSend.mock.calls).toEqual([
    [{ text: 'Is it done? By whom?', mentions: [], edited: first }],
  ]);
  await type('{Escape}');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('whoever leaves a change and begins once more begins with what stands there', async () => {
  await type('{ArrowUp}');
  await type('??{Escape}');
  await type('{ArrowUp}');
  expect(field().value).toBe('Is it done?');
});

test('Escape leaves the field where nothing is changed, and the words stay', async () => {
  await type('Thanks{Escape}');
  expect(document.activeElement).not.toBe(field());
  expect(field().value).toBe('Thanks');
});

test('keys of an input method neither send nor leave', async () => {
  await type('Thanks');
  const key = (name: string) =>
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true, isComposing: true }),
    );
  key('Enter');
  key('Escape');
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});
