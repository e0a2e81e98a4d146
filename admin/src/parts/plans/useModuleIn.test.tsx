import type { ModuleRow } from '@waymark/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useModuleIn } from './useModuleIn.ts';

type Asked = { id: string; meta?: { filter: { planId: string } } };
const rows: Partial<ModuleRow>[] = [
  { id: 'd', planId: 'first', title: 'Of the first' },
  { id: 'd', planId: 'second', title: 'Of the second' },
];
vi.mock('react-admin', () => ({
  useGetOne: (_: string, { id, meta }: Asked, { enabled }: { enabled: boolean }) => ({
    data: enabled
      ? rows.find(
          (row) => row.id === id && (meta === undefined || row.planId === meta.filter.planId),
        )
      : undefined,
    error: null,
  }),
}));

function Title({ planId }: { planId: string }) {
  return useModuleIn(planId, 'd').data?.title;
}

test('of modules with one id in several plans the one of the plan is read', () => {
  expect(renderToStaticMarkup(<Title planId="first" />)).toBe('Of the first');
  expect(renderToStaticMarkup(<Title planId="second" />)).toBe('Of the second');
  expect(renderToStaticMarkup(<Title planId="third" />)).toBe('');
});
