// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { JobTask } from './JobTask.tsx';
import type { BoardTaskActs } from './taskActs.ts';

const isMarked = (more: Partial<TaskRow>) => {
  const task = {
    ...{
      id: 't',
      headline: 'Send the signed order form',
      mandatory: true,
      active: true,
      userAddable: false,
    },
    ...{
      status: 'TODO',
      stuckReason: null,
      dueDate: null,
      assignee: null,
      content: { type: 'simple', action: null },
    },
    ...more,
  } as TaskRow;
  return renderToStaticMarkup(
    <SignedIn as="dana">
      <MemoryRouter>
        <JobTask task={task} handle={{} as never} acts={{} as BoardTaskActs} names={new Map()} />
      </MemoryRouter>
    </SignedIn>,
  ).includes('aria-label="mandatory"');
};

test('what is mandatory says so as long as it keeps its job open, and no more once it is done', () => {
  expect(isMarked({})).toBe(true);
  expect(isMarked({ status: 'STUCKED' })).toBe(true);
  expect(isMarked({ status: 'DONE' })).toBe(false);
  expect(isMarked({ mandatory: false })).toBe(false);
  expect(isMarked({ active: false })).toBe(false);
});
