// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MessageRow } from '@waymark/api';
import { act, createRef, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { subjectOfRow } from './subject.ts';
import { conversationOf, messageOf } from './testing/rows.ts';
import type { Composing } from './useComposing.ts';

const page = visitor();

const send = vi.hoisted(() =>
  vi.fn<(name: string, payload: Record<string, unknown>) => Promise<unknown>>(),
);
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

// Test files share their modules: these may have been loaded with what another file put in the
// place of commands.
vi.resetModules();
const { ServerRefused } = await import('@waymark/client');
const { AnsweredMeanwhile } = await import('./AnsweredMeanwhile.tsx');
const { UnsentSaid } = await import('./UnsentSaid.tsx');
const { useComposing } = await import('./useComposing.ts');
const { useOutbox } = await import('./useOutbox.ts');

const mikkel = { id: 'mikkel', name: 'Mikkel Sørensen', first: 'Mikkel', kind: 'team' } as const;
const people = { me: 'dana', names: new Map([['mikkel', mikkel]]), team: [mikkel], client: [] };
const theirs = messageOf({ id: 'theirs', authorId: 'mikkel', side: 'seller' });
const problem = {
  type: 'x',
  title: 'No',
  status: 409,
  code: 'answered-meanwhile',
  detail: 'Answered.',
};

const composing = createRef<Composing>();
const arrived = vi.fn();
function Writing({ answer, ref }: { answer: MessageRow | null; ref: Ref<Composing> }): ReactNode {
  const subject = subjectOfRow(conversationOf());
  const { unsent, say, again, asWell } = useOutbox(subject, people.me);
  const written = useComposing(
    subject,
    people,
    null,
    answer,
    (saying) => void say(saying).then(arrived),
  );
  useImperativeHandle(ref, () => written);
  return (
    <>
      <AnsweredMeanwhile answer={written.meanwhile} names={people.names} />
      {unsent.map((each) => (
        <UnsentSaid
          key={each.id}
          unsent={each}
          author="Dana"
          onAgain={() => void (each.answered ? asWell(each) : again(each))}
          onTakeBack={() => undefined}
        />
      ))}
    </>
  );
}

const show = (answer: MessageRow | null) =>
  page.show(
    <QueryClientProvider client={new QueryClient()}>
      <Writing answer={answer} ref={composing} />
    </QueryClientProvider>,
  );
const write = (text: string) => act(async () => composing.current?.write(text));
const submit = () =>
  act(async () => {
    const { draft: text = '', send: off } = composing.current ?? {};
    off?.({ text, mentions: [], edited: undefined });
  });
const told = () => page.getByRole('status').textContent;
const sent = () => send.mock.calls.map(([, { text, after }]) => [text, after]);

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue({});
  arrived.mockClear();
});

test('whoever writes hears that a colleague has answered since, not what stood there before', async () => {
  await show(null);
  await write('Fixed');
  expect(told()).toBe('');
  await show(theirs);
  expect(told()).toMatch(
    /^Mikkel answered .*, after you started writing\. Read it before you send\.$/,
  );
  await write('');
  await write('Fixed');
  expect(told()).toBe('');
  await submit();
  expect(sent()).toEqual([['Fixed', 'theirs']]);
});

test('what a colleague has answered meanwhile is sent as well only if its author says so', async () => {
  send.mockRejectedValueOnce(new ServerRefused(problem));
  await show(null);
  await write('Fixed');
  await submit();
  expect(arrived).toHaveBeenCalledWith(false);
  expect(page.text()).toContain('Not sent. Answered.');
  await page.press('Send anyway');
  expect(sent()).toEqual([
    ['Fixed', null],
    ['Fixed', undefined],
  ]);
  expect(page.text()).not.toContain('Not sent.');
});

test('a note asks for no such thing', async () => {
  await show(null);
  await act(async () => composing.current?.choose('note'));
  await write('Ask Legal');
  await show(theirs);
  expect(told()).toBe('');
  await submit();
  expect(sent()).toEqual([['Ask Legal', undefined]]);
});
