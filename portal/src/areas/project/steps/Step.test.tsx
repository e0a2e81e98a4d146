// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TaskRow } from '../../../base/api/reads.ts';
import type { Waymark } from '../../../parts/project/projectProgress.ts';
import { directory } from '../../../parts/project/who.ts';
import { WorkspaceContext, type OpenWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Step } from './Step.tsx';

const reader = {
  me: { accountId: 'noor' },
  membership: { workspaceName: 'Works', party: 'client' },
} as OpenWorkspace;
const mark = {
  id: 'm',
  name: 'Set up',
  state: 'next',
  done: 0,
  total: 0,
  theirs: true,
  completedAt: null,
};

const shown = (change: object, tasks: readonly TaskRow[] = []) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <WorkspaceContext value={reader}>
      <Step
        mark={{ ...mark, ...change } as unknown as Waymark}
        tasks={tasks}
        whoIs={directory([], [], reader.membership)}
      />
    </WorkspaceContext>,
  );
  return page;
};

test('what only the seller does is said once, and unfolds to nothing', () => {
  const page = shown({});
  expect(page.textContent?.split('Works does these')).toHaveLength(2);
  expect(page.querySelector('summary')).toBeNull();
});
test('a step of which nothing fits says so', () =>
  expect(shown({ theirs: false, total: 2 }).textContent).toContain(
    'Nothing in this step matches.',
  ));
