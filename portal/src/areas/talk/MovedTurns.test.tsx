// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { TaskRow } from '../../base/api/reads.ts';
import { WorkspaceContext, type OpenWorkspace } from '../../base/workspace/workspaceContext.ts';
import MovedTurns from './MovedTurns.tsx';
import type { TalkMessage } from './talkMessage.ts';

const move = (
  turnSince: string,
  turn: 'client' | 'seller',
  because: string,
  who: string | null,
  by: string,
) => ({
  ...{ turn, turnBecause: because, turnFrom: 'assigned', turnSince, turnWho: who, turnBy: by },
});
const moves = vi.hoisted(() => ({ known: [] as unknown[] }));
vi.mock('./useTurnMoves.ts', () => ({ useTurnMoves: () => moves.known }));

const workspace = {
  me: { accountId: 'tomasz' },
  membership: { workspaceName: 'Project Services', party: 'client' },
} as OpenWorkspace;
const names: Record<string, string> = { tomasz: 'Tomasz', hanna: 'Hanna', dana: 'Dana' };
const whoIs = ((ref: string) => ({ first: names[ref] ?? ref })) as never;
const shown = (given: readonly unknown[], authorId = 'tomasz', until?: string) => {
  moves.known = [...given];
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <WorkspaceContext.Provider value={workspace}>
      <MovedTurns
        task={{ id: 't', planId: 'p' } as TaskRow}
        after={{ at: '2026-11-20T08:00:00.000Z', authorId } as TalkMessage}
        until={until}
        whoIs={whoIs}
      />
    </WorkspaceContext.Provider>,
  );
  return [...page.querySelectorAll('p')].map(({ textContent }) =>
    textContent?.replace(/^[^,]*, /, ''),
  );
};
const asked = move('2026-11-20T08:00:01.000Z', 'seller', 'asked', null, 'tomasz');
const handed = move('2026-11-20T09:00:00.000Z', 'client', 'assigned', 'hanna', 'tomasz');

test('a turn that passed by what was said is told without saying why once more', () => {
  expect(shown([asked])).toEqual(['turn moved to Project Services']);
});

test('what else passed on before the next was said follows, with why', () => {
  const [first, second, ...more] = shown([asked, handed]);
  expect([first, more]).toEqual(['turn moved to Project Services', []]);
  expect(second).toMatch(/^turn moved to Hanna\. ./);
  expect(shown([asked, handed], 'tomasz', '2026-11-20T08:30:00.000Z')).toHaveLength(1);
});

test('by somebody else it says why, and what came before it is not told', () => {
  expect(shown([asked], 'dana')[0]).toMatch(/^turn moved to Project Services\. ./);
  expect(shown([{ ...asked, turnSince: '2026-11-20T07:59:59.000Z' }])).toEqual([]);
  expect(shown([])).toEqual([]);
});
