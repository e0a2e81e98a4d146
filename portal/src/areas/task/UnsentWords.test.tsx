// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keptTalk } from '../../parts/talk/drafts.ts';
import { WorkspaceContext } from '../../base/workspace/workspaceContext.ts';
import type { OpenWorkspace } from '../../base/workspace/workspaceContext.ts';
import { keptWords } from './keptWords.ts';
import { UnsentWords } from './UnsentWords.tsx';

const shown = (onlyReason: boolean) =>
  renderToStaticMarkup(
    <WorkspaceContext value={{ me: { accountId: 'jonas' } } as OpenWorkspace}>
      <UnsentWords taskId="t" onlyReason={onlyReason} />
    </WorkspaceContext>,
  );

test('of a task that went, what was begun to be said is offered, too; where it can be sent yet it stays in its field', () => {
  expect(shown(false)).toBe('');
  keptTalk(localStorage, 'jonas', 't').keep('Is it fixed?');
  expect(shown(false)).toContain('Is it fixed?');
  expect(shown(true)).toBe('');
  keptWords(localStorage, 'jonas', 't').keep({ chosen: 'question', words: 'Which account?' });
  expect(shown(true)).toContain('Which account?');
  expect(shown(false)).toContain('Which account?\n\nIs it fixed?');
});
