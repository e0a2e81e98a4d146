// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SignedIn } from '../session/testing/SignedIn.tsx';
import type { Draft } from './draft.ts';
import { ProjectStep } from './ProjectStep.tsx';

const send = vi.hoisted(() => vi.fn<(name: string) => Promise<void>>(() => Promise.resolve()));
const refetch = vi.hoisted(() => vi.fn());
const useGetList = vi.hoisted(() => vi.fn());
vi.mock('react-admin', () => ({ useGetList }));
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

test('where the lists could not be loaded nothing is made of what is typed, it says so, and they are asked for again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const failed = { data: undefined, isPending: false, error: new Error('No line'), refetch };
  useGetList.mockImplementation((resource: string) =>
    resource === 'projects' ? { data: undefined, isPending: true, error: null, refetch } : failed,
  );
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  let draft = { client: null, project: null, blueprint: null, start: '', end: '', made: [] } as unknown as Draft;
  const change = (part: Partial<Draft>): void => {
    draft = { ...draft, ...part };
    root.render(
      <SignedIn as="dana">
        <ProjectStep draft={draft} change={change} subProcesses={[]} refused={null} />
      </SignedIn>,
    );
  };
  await act(async () => change({}));
  const field = page.querySelector<HTMLInputElement>('input') ?? expect.unreachable();
  await act(async () => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ravelin');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field.blur());
  expect(send).not.toHaveBeenCalled();
  expect(field.value).toBe('Ravelin');
  const alert = page.querySelector('[role=alert]') ?? expect.unreachable();
  expect(alert.textContent).toContain('The choices could not be loaded');
  await act(async () => alert.querySelector('button')?.click());
  expect(refetch).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
