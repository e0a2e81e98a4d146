// @vitest-environment jsdom
import type { ModuleRow } from '@waymark/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStart } from './useStart.ts';

const page = visitor();

const send = vi.hoisted(() => vi.fn<(name: string, payload: unknown) => Promise<unknown>>());
const offered = vi.hoisted(() => vi.fn<(said: string, undo: () => void) => void>());
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand: send }));
vi.mock('../../../parts/toasts/useUndoToast.tsx', () => ({ useUndoToast: () => offered }));

const plan = { kind: 'process', id: 'p' } as const;
const first = { id: 'm' } as ModuleRow;
let begin: ReturnType<typeof useStart>;
beforeEach(async () => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue({});
  offered.mockReset();
  const Panel = () => {
    begin = useStart(plan);
    return null;
  };
  await page.show(
    <QueryClientProvider client={new QueryClient()}>
      <Panel />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});
const later = () => act(async () => vi.advanceTimersByTimeAsync(6100));

test('it is sent once it can no more be taken back', async () => {
  begin.start(first);
  await act(async () => vi.advanceTimersByTimeAsync(5900));
  expect(send).not.toHaveBeenCalled();
  await later();
  expect(send.mock.calls).toEqual([['SetModuleStatus', { plan, moduleId: 'm', status: 'ACTIVE' }]]);
});

test('taken back it is not sent', async () => {
  begin.start(first);
  offered.mock.calls[0]?.[1]();
  await later();
  expect(send).not.toHaveBeenCalled();
});

test('without mail it says so, to who starts it and to the service', async () => {
  begin.start(first, { withoutMail: true });
  expect(offered.mock.calls[0]?.[0]).toContain('without an e-mail');
  await later();
  expect(send.mock.calls).toEqual([
    ['SetModuleStatus', { plan, moduleId: 'm', status: 'ACTIVE', withoutMail: true }],
  ]);
});
