// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UsedIn } from './UsedIn.tsx';

const useGetList = vi.hoisted(() => vi.fn());
const useGetMany = vi.hoisted(() => vi.fn());
vi.mock('react-admin', () => ({ useGetList, useGetMany }));

const task = (planKind: TaskRow['planKind'], planId: string) => ({
  ...{
    id: 't',
    planKind,
    planId,
    planName: 'Software onboarding',
    moduleId: 'm',
    moduleTitle: 'Single sign-on',
  },
  ...{
    headline: 'Fill in the form',
    status: 'DONE',
    type: 'form',
    content: { type: 'form', formId: 'f', version: 2 },
  },
});

test('executions of one template are told apart by their clients; a template has none', () => {
  useGetList.mockReturnValue({
    data: [task('process', 'p1'), task('process', 'p2'), task('blueprint', 'b')],
  });
  useGetMany.mockReturnValue({
    data: [
      { id: 'p1', clientName: 'Kelpline' },
      { id: 'p2', clientName: 'Ravelin' },
    ],
  });
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <UsedIn formId="f" versions={[]} />
    </MemoryRouter>,
  );
  expect(useGetMany).toHaveBeenCalledWith('executions', { ids: ['p1', 'p2'] }, { enabled: true });
  expect([...shown.matchAll(/<small>([^<]*)</g)].map(([, words]) => words)).toEqual([
    'Kelpline, Software onboarding, Single sign-on, Version 2',
    'Ravelin, Software onboarding, Single sign-on, Version 2',
    'Software onboarding, Single sign-on, Version 2',
  ]);
});
