// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { MemoryRouter } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { TaskBlock } from './TaskBlock.tsx';

const page = visitor();

const rowOf = async (type: TaskRow['type'], rest: object = {}) => {
  const task = {
    ...{
      id: 't',
      headline: 'Agree on the way',
      planKind: 'blueprint',
      status: 'TODO',
      assignee: null,
    },
    ...{
      type,
      content: { type },
      dueDate: null,
      dueInDays: null,
      plannedFrom: null,
      plannedTo: null,
      plannedOn: null,
    },
    ...rest,
  } as unknown as TaskRow;
  await page.show(
    <SignedIn as="dana">
      <MemoryRouter>
        <TaskBlock task={task} plan={{ kind: 'blueprint', id: 'b' } as never} open={false} />
      </MemoryRouter>
    </SignedIn>,
  );
  return page.text();
};

test('a form says that it is one; a simple task, which is the rule, bears no tag', async () => {
  expect(await rowOf('form')).toContain('Form');
  expect(await rowOf('simple')).toContain('Agree on the way');
  expect(await rowOf('simple')).not.toContain('Simple');
});

test('what is stuck says why in its row, and its day is plain', async () => {
  const row = await rowOf('simple', {
    ...{
      planKind: 'process',
      status: 'STUCKED',
      stuckReason: 'Nobody answers',
      dueDate: '2026-12-01',
    },
  });
  expect(row).toContain('“Nobody answers”');
  expect(row).toMatch(/01\.12\.2026|1 Dec/);
  expect(await rowOf('simple')).not.toContain('“');
});
