// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { useState } from 'react';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import type { RolloutDraft } from './draft.ts';
import { Step1Project } from './Step1Project.tsx';

const page = visitor();

const send = vi.hoisted(() => vi.fn<(name: string) => Promise<void>>(() => Promise.resolve()));
const refetch = vi.hoisted(() => vi.fn());
const useGetList = vi.hoisted(() => vi.fn());
vi.mock('react-admin', () => ({ useGetList }));
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

test('where the lists could not be loaded nothing is made of what is typed, it says so, and they are asked for again', async () => {
  const failed = { data: undefined, isPending: false, error: new Error('No line'), refetch };
  useGetList.mockImplementation((resource: string) =>
    resource === 'projects' ? { data: undefined, isPending: true, error: null, refetch } : failed,
  );
  const Step = () => {
    const [draft, setDraft] = useState({
      ...{ client: null, project: null, blueprint: null, start: '', end: '', made: [] },
    } as unknown as RolloutDraft);
    const change = (part: Partial<RolloutDraft>) => setDraft((before) => ({ ...before, ...part }));
    return <Step1Project draft={draft} change={change} subProcesses={[]} refused={null} />;
  };
  await page.show(
    <SignedIn as="dana">
      <Step />
    </SignedIn>,
  );
  const [field] = page.getAllByRole<HTMLInputElement>('combobox');
  await page.fill(field!, 'Ravelin');
  await page.user.tab();
  expect(send).not.toHaveBeenCalled();
  expect(field!.value).toBe('Ravelin');
  const alert = page.getByRole('alert');
  expect(alert.textContent).toContain('The choices could not be loaded');
  await page.user.click(within(alert).getByRole('button'));
  expect(refetch).toHaveBeenCalledTimes(2);
});
