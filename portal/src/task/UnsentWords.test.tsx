// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepDraft } from '../talk/drafts.ts';
import { WorkspaceContext } from '../workspace/workspaceContext.ts';
import type { Workspace } from '../workspace/workspaceContext.ts';
import { keepWords } from './keptWords.ts';
import { UnsentWords } from './UnsentWords.tsx';

const shown = (onlyReason: boolean) =>
  renderToStaticMarkup(
    <WorkspaceContext value={{ me: { accountId: 'jonas' } } as Workspace}>
      <UnsentWords taskId="t" onlyReason={onlyReason} />
    </WorkspaceContext>,
  );

test('of a task that went, what was begun to be said is offered, too; where it can be sent yet it stays in its field', () => {
  expect(shown(false)).toBe('');
  keepDraft(localStorage, 'jonas', 't', 'Is it fixed?');
  expect(shown(false)).toContain('Is it fixed?');
  expect(shown(true)).toBe('');
  keepWords(localStorage, 'jonas', 't', { chosen: 'question', words: 'Which account?' });
  expect(shown(true)).toContain('Which account?');
  expect(shown(false)).toContain('Which account?\n\nIs it fixed?');
});
