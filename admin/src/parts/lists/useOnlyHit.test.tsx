// @vitest-environment jsdom
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { fireEvent } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOnlyHit } from './useOnlyHit.ts';

const page = visitor();

type Answer = { q?: string; total: number; waits?: boolean };
const opened = vi.fn();

function Field() {
  const { onKeyDown } = useOnlyHit('q');
  return <input onKeyDown={onKeyDown} />;
}

beforeEach(() => {
  opened.mockClear();
});

const show = ({ q, total, waits = false }: Answer) =>
  page.show(
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
  );
const type = (keys: string) => page.user.type(page.getByRole('textbox'), keys);

test('Enter opens what is found alone', async () => {
  await show({ q: 'tide', total: 1 });
  await type('tide{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

test('pressed before it is found, it opens as soon as that is, and once', async () => {
  await show({ total: 12 });
  await type('tide{Enter}');
  await show({ q: 'tide', total: 12, waits: true });
  expect(opened).not.toHaveBeenCalled();
  await show({ q: 'tide', total: 1 });
  await show({ q: 'tide', total: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});

test('several open none, also when one of them is left later', async () => {
  await show({ q: 'tide', total: 2 });
  await type('tide{Enter}');
  await show({ q: 'tide', total: 1 });
  expect(opened).not.toHaveBeenCalled();
});

test('whoever types on has taken it back; the key of an input method is none, nor is one in an empty field', async () => {
  await show({ total: 12 });
  await type('tide{Enter}');
  await type('p');
  await show({ q: 'tide', total: 1 });
  fireEvent.keyDown(page.getByRole('textbox'), { key: 'Enter', isComposing: true });
  await page.user.clear(page.getByRole('textbox'));
  await type('{Enter}');
  expect(opened).not.toHaveBeenCalled();
});
