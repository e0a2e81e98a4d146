// @vitest-environment jsdom
import { visitor } from '@waymark/look/testing';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ExecutionRow } from '../../../base/api/reads.ts';
import ProjectSwitch from './ProjectSwitch.tsx';

const page = visitor();

const project = (id: string, change: Partial<ExecutionRow> = {}) =>
  ({
    ...{ id, name: `Process ${id}`, projectName: 'Sandbox', clientName: 'Tidepool' },
    ...{ status: 'ACTIVE', clientTurn: 0, tasksDone: 1, tasksTotal: 4 },
    ...change,
  }) as ExecutionRow;

test('where one is leads to all one’s projects: what waits first, what is over last, and where one is marked', async () => {
  const here = project('here');
  const over = project('over', { status: 'DONE' });
  const waits = project('waits', { clientTurn: 2 });
  const { hook, history } = memoryLocation({ path: '/portal/process/here', record: true });
  await page.show(
    <Router hook={hook}>
      <ProjectSwitch current="here" projects={[over, here, waits]}>
        Tidepool, Sandbox
      </ProjectSwitch>
    </Router>,
  );
  await page.press(/^Tidepool, Sandbox\s*Change the project$/);
  const links = page.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Process waitsSandbox, 1 of 4 doneTidepool’s turn: 2',
    'Process hereSandbox, 1 of 4 done',
    'Process overSandbox, 1 of 4 done',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  await page.user.click(links[0]!);
  expect(history.at(-1)).toBe('/portal/process/waits');
  expect(page.queryByRole('dialog')).toBeNull();
});
