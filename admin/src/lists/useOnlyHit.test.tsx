// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOnlyHit } from './useOnlyHit.ts';

type Answer = { q?: string; total: number; waits?: boolean };
const opened = vi.fn();

function Field() {
  const { onKeyDown } = useOnlyHit('q');
  return <input onKeyDown={onKeyDown} />;
}

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  opened.mockClear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = ({ q, total, waits = false }: Answer) =>
  act(async () =>
    root.render(
      <ListContextProvider
        value={
          {
            filterValues: q === undefined ? {} : { q },
            ...{ total, isPlaceholderData: waits, isFetching: waits },
          } as unknown as ListControllerResult
        }
      >
        <Field />
        <div className="list-content">
          <a className="lead-link" href="#row" onClick={opened}>
            Row
          </a>
        </div>
      </ListContextProvider>,
    ),
  );
const press = (key: string, typed: string, more: object = {}) =>
  act(async () => {
    const input = page.querySelector('input')!;
    input.value = typed;
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  });

test('Enter opens what is found alone', async () => {
  await show({ q: 'tide', total: 1 });
  await press('Enter', 'tide');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('pressed before it is found, it opens as soon as that is, and once', async () => {
  await show({ total: 12 });
  await press('Enter', 'tide');
  await show({ q: 'tide', total: 12, waits: true });
  expect(opened).not.toHaveBeenCalled();
  await show({ q: 'tide', total: 1 });
  await show({ q: 'tide', total: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});

test('several open none, also when one of them is left later', async () => {
  await show({ q: 'tide', total: 2 });
  await press('Enter', 'tide');
  await show({ q: 'tide', total: 1 });
  expect(opened).not.toHaveBeenCalled();
});

test('whoever types on has taken it back; the key of an input method is none, nor is one in an empty field', async () => {
  await show({ total: 12 });
  await press('Enter', 'tide');
  await press('p', 'tide');
  await show({ q: 'tide', total: 1 });
  await press('Enter', 'tide', { isComposing: true });
  await press('Enter', '');
  expect(opened).not.toHaveBeenCalled();
});
