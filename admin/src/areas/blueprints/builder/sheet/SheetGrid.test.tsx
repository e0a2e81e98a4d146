// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDataProvider } from 'react-admin';
import { SignedIn } from '../../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../../base/session/testing/StaffApp.tsx';
import { SheetContext, type SheetParts } from './sheetContext.ts';
import { SheetGrid } from './SheetGrid.tsx';

const page = visitor();

let near: ((isIntersecting: boolean) => void) | undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => (near = undefined);
    },
  );
  near = undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const task = (id: string) =>
  ({
    ...{ id, planId: 'b', planKind: 'blueprint', planRevision: '7', moduleId: 'm', headline: id },
    ...{ assignee: null, dueInDays: null, mandatory: true, seenBy: 'module', audience: 'EXTERN' },
  }) as TaskRow;
const show = (many: boolean, entry: string | null = null) => {
  const rows = new Map([['m', ['a', 'b'].map((id, at) => ({ task: task(id), number: at + 1 }))]]);
  const sheet = {
    entry: entry === null ? null : { taskId: entry, column: 'headline' },
    editing: null,
  };
  const deeds = {} as SheetParts['deeds'];
  const parts = {
    rows,
    many,
    sheet,
    chosen: new Set(),
    people: {},
    deeds,
    made: new Set(),
  } as unknown as SheetParts;
  return page.show(
    <SignedIn as="dana">
      <StaffApp dataProvider={testDataProvider()}>
        <SheetContext value={parts}>
          <SheetGrid title="Module" moduleId="m" />
        </SheetContext>
      </StaffApp>
    </SignedIn>,
  );
};
/** Rows with cells: the first is the head. */
const drawn = () => page.getAllByRole('row').length - 1;
/** For how many rows room is kept below the head. */
const room = () => {
  const last = page.getByRole('grid').lastElementChild as HTMLElement;
  return last.style.getPropertyValue('--sheet-rows') || undefined;
};

test('of few rows all are drawn', async () => {
  await show(false);
  expect([drawn(), room(), near]).toEqual([2, undefined, undefined]);
});

test('of many only those near what is seen are, the others keep their room', async () => {
  await show(true);
  expect([drawn(), room()]).toEqual([0, '2']);
  expect(page.getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
  await act(async () => near?.(true));
  expect([drawn(), room()]).toEqual([2, undefined]);
  await act(async () => near?.(false));
  expect(drawn()).toBe(0);
});

test('where the keyboard is there are cells, however far that is', async () => {
  await show(true, 'b');
  expect(drawn()).toBe(2);
});
