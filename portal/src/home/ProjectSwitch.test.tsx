// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { ExecutionRow } from '../api/reads.ts';
import ProjectSwitch from './ProjectSwitch.tsx';

const project = (id: string, change: Partial<ExecutionRow> = {}) =>
  ({
    ...{ id, name: `Process ${id}`, projectName: 'Sandbox', clientName: 'Tidepool' },
    ...{ status: 'ACTIVE', clientTurn: 0, tasksDone: 1, tasksTotal: 4 },
    ...change,
  }) as ExecutionRow;

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

test('where one is leads to all one’s projects: what waits first, what is over last, and where one is marked', async () => {
  const here = project('here');
  const over = project('over', { status: 'DONE' });
  const waits = project('waits', { clientTurn: 2 });
  const { hook, history } = memoryLocation({ path: '/portal/process/here', record: true });
  await act(async () =>
    root.render(
      <Router hook={hook}>
        <ProjectSwitch current="here" projects={[over, here, waits]}>
          Tidepool, Sandbox
        </ProjectSwitch>
      </Router>,
    ),
  );
  const opens = page.querySelector<HTMLElement>('.project-switch');
  expect(opens?.textContent).toBe('Tidepool, SandboxChange the project');
  await act(async () => opens?.click());
  const links = [...page.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Process waitsSandbox, 1 of 4 doneTidepool’s turn: 2',
    'Process hereSandbox, 1 of 4 done',
    'Process overSandbox, 1 of 4 done',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  await act(async () => links[0]?.click());
  expect(history.at(-1)).toBe('/portal/process/waits');
  expect(page.querySelector('dialog')).toBeNull();
});
