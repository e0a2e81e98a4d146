// @vitest-environment jsdom
import type { Problem } from '@waymark/api';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConversationOutbox } from './useOutbox.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

// Test files share their modules: these may have been loaded with what another file put in the
// place of commands.
vi.resetModules();
const { ServerRefused, ServerUnreachable } = await import('@waymark/client');
const { typedPage } = await import('../../../parts/dialogs/testing/typedPage.tsx');
const { useOutbox } = await import('./useOutbox.ts');

const refused = (status: number) =>
  new ServerRefused({ type: 'x', title: 'x', status, code: 'x', detail: 'No.' } as Problem);
let sending: ConversationOutbox;
const Talk = ({ me, tell }: { me: string; tell: (now: ConversationOutbox) => void }) => {
  tell(useOutbox({ planId: 'p', taskId: 't' }, me));
  return null;
};
let page = typedPage();
beforeEach(async () => {
  localStorage.clear();
  send.mockReset();
  await page.shut();
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test.each([
  ['409', () => refused(409), 1, 'No.'],
  ['403', () => refused(403), 1, 'No.'],
  ['nothing', () => new ServerUnreachable('no line'), 101, null],
])(
  'a server that answers %s: the message stands there with what went wrong, and goes again only with a line',
  async (said, answer, most, why) => {
    send.mockImplementation(() => Promise.reject(answer()));
    await page.show(<Talk me={`dana ${said}`} tell={(now) => (sending = now)} />);
    await act(async () => {
      await sending.say({
        kind: 'message',
        text: 'The key is lost',
        mentions: [],
        keepTurn: false,
      });
    });
    expect(send).toHaveBeenCalledOnce();
    for (let n = 0; n < 100; n++)
      await act(async () => void window.dispatchEvent(new Event('online')));
    expect(send.mock.calls.length).toBeLessThanOrEqual(most);
    expect(sending.unsent).toMatchObject([{ text: 'The key is lost', state: 'failed', why }]);
    expect(JSON.stringify({ ...localStorage })).toContain('The key is lost');
  },
);
