import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaskCount } from './TaskCount.tsx';

test('tasks are counted where there are some', () => {
  expect(
    renderToStaticMarkup(
      <TaskCount className="of" done={0} total={3} before="Tasks " after=" done" />,
    ),
  ).toBe('<span class="of">Tasks 0/3 done</span>');
});

test('where there are none, nothing is said', () => {
  expect(renderToStaticMarkup(<TaskCount done={0} total={0} before="Tasks " after=" done" />)).toBe(
    '',
  );
});
