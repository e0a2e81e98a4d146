// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import { TaskBlock } from './TaskBlock.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const rowOf = async (type: TaskRow['type'], rest: object = {}) => {
  const task = {
    ...{ id: 't', headline: 'Agree on the way', planKind: 'blueprint', status: 'TODO', assignee: null },
    ...{ type, content: { type }, dueDate: null, dueInDays: null, plannedFrom: null, plannedTo: null, plannedOn: null },
    ...rest,
  } as unknown as TaskRow;
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <SignedIn as="dana">
        <MemoryRouter>
          <TaskBlock task={task} plan={{ kind: 'blueprint', id: 'b' } as never} open={false} />
        </MemoryRouter>
      </SignedIn>,
    ),
  );
  const shown = page.innerHTML;
  await act(async () => root.unmount());
  return shown;
};

test('a form says that it is one; a simple task, which is the rule, bears no tag', async () => {
  expect(await rowOf('form')).toContain('task-type');
  expect(await rowOf('simple')).toContain('Agree on the way');
  expect(await rowOf('simple')).not.toContain('task-type');
});

test('what is stuck says why in its row, and its day is plain', async () => {
  const row = await rowOf('simple', {
    ...{ planKind: 'process', status: 'STUCKED', stuckReason: 'Nobody answers', dueDate: '2026-12-01' },
  });
  expect(row).toContain('is-stuck');
  expect(row).toContain('“Nobody answers”');
  expect(row).toContain('task-day');
  expect(await rowOf('simple')).not.toContain('is-stuck');
});
