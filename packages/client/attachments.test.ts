import type { FileQuery, ShownFile } from '@waymark/api';
import { expect, test, vi } from 'vitest';
import { ServerRefused, ServerUnreachable } from './refusals.ts';
import { openAttachments, type AttachmentsOptions } from './attachments.ts';

const file = (name: string) => new File(['words'], name);
const shown = (id: string, name: string): ShownFile => ({
  ...{ id, name, type: 'application/pdf', bytes: 5, width: null, height: null, erased: false },
});

/** Each upload ends when the test says so. */
function opened(more: Partial<AttachmentsOptions> = {}) {
  const sent: (FileQuery & {
    name: string;
    end: (error?: Error) => void;
    progress: (share: number) => void;
  })[] = [];
  const takeAway = vi.fn(() => Promise.resolve());
  const attachments = openAttachments({
    place: { processId: 'p', taskId: 't', carrier: 'message' },
    upload: (query, { name }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        sent.push({
          ...query,
          name,
          progress: (share) => onProgress?.(share),
          end: (error) => (error ? reject(error) : resolve(shown(query.fileId, name))),
        });
      }),
    takeAway,
    refusalOf: ({ name }, there) =>
      there >= 3 ? 'Too many.' : name === 'large' ? 'Too large.' : null,
    sentenceOf: (error) => (error as Error).message,
    ...more,
  });
  const states = () =>
    attachments.all().map(({ name, state, share, why }) => [name, state, share, why]);
  return { attachments, sent, takeAway, states };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('each goes by itself: one that is refused holds up no other', async () => {
  const { attachments, sent, states } = opened();
  attachments.add([file('a'), file('b')]);
  sent[0]?.progress(0.4);
  sent[1]?.end(new Error('No picture.'));
  await settled();
  expect(states()).toEqual([
    ['a', 'going', 0.4, null],
    ['b', 'refused', 0, 'No picture.'],
  ]);
  sent[0]?.end();
  await settled();
  expect(attachments.all()[0]?.shown?.name).toBe('a');
});

test('what the services do not take is not tried again; what was cut may be', async () => {
  const { attachments, sent } = opened();
  attachments.add([file('a'), file('b'), file('c')]);
  const problem = {
    type: '',
    title: '',
    code: 'file-type-refused',
    detail: 'No.',
    requestId: undefined,
  };
  sent[0]?.end(new ServerRefused({ ...problem, status: 415 }));
  sent[1]?.end(new ServerRefused({ ...problem, status: 507 }));
  sent[2]?.end(new ServerUnreachable('The line was cut.'));
  await settled();
  expect(attachments.all().map(({ mayPass }) => mayPass)).toEqual([false, true, true]);
});

test('what need not be sent is refused at once, and is not sent', () => {
  const { attachments, sent, states } = opened();
  attachments.add([file('large'), file('b'), file('c'), file('d')]);
  expect(states().map(([name, state]) => [name, state])).toEqual([
    ['large', 'refused'],
    ['b', 'going'],
    ['c', 'going'],
    ['d', 'refused'],
  ]);
  expect(sent.map(({ name }) => name)).toEqual(['b', 'c']);
});

test('tried again, it is the same file', async () => {
  const { attachments, sent, states } = opened();
  attachments.add([file('a')]);
  sent[0]?.end(new Error('The line was cut.'));
  await settled();
  attachments.again(sent[0]?.fileId ?? '');
  expect(sent[1]?.fileId).toBe(sent[0]?.fileId);
  sent[1]?.end();
  await settled();
  expect(states()).toEqual([['a', 'there', 1, null]]);
});

test('dropped, it is sent no further, or taken away where it was there already', async () => {
  const { attachments, sent, takeAway, states } = opened();
  attachments.add([file('a'), file('b')]);
  sent[1]?.end();
  await settled();
  for (const { id } of attachments.all()) attachments.drop(id);
  await settled();
  expect(states()).toEqual([]);
  expect(takeAway.mock.calls).toEqual([[sent[1]?.fileId]]);
});

test('where the kind changes, they are brought for the other', async () => {
  const { attachments, sent, takeAway } = opened();
  attachments.add([file('a')]);
  sent[0]?.end();
  await settled();
  attachments.bringTo({ processId: 'p', taskId: 't', carrier: 'note' });
  attachments.bringTo({ processId: 'p', taskId: 't', carrier: 'note' });
  expect(sent.map(({ carrier }) => carrier)).toEqual(['message', 'note']);
  expect(sent[1]?.fileId).not.toBe(sent[0]?.fileId);
  expect(takeAway).toHaveBeenCalledOnce();
});

test('gone, nothing is left of them; given back, they are there', () => {
  const { attachments, states } = opened();
  const heard = vi.fn();
  const stop = attachments.subscribe(heard);
  attachments.giveBack([shown('x', 'x.pdf')]);
  expect(states()).toEqual([['x.pdf', 'there', 1, null]]);
  attachments.empty();
  stop();
  attachments.giveBack([shown('x', 'x.pdf')]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  [
    '409',
    new ServerRefused({
      type: '',
      title: '',
      code: 'x',
      detail: 'No.',
      requestId: undefined,
      status: 409,
    } as never),
  ],
  [
    '403',
    new ServerRefused({
      type: '',
      title: '',
      code: 'x',
      detail: 'No.',
      requestId: undefined,
      status: 403,
    } as never),
  ],
  ['nothing', new ServerUnreachable('No.')],
])(
  'services that answer %s are asked once for each time somebody asks, and the file stays with what went wrong',
  async (_, answer) => {
    let asked = 0;
    const { attachments } = opened({
      upload: () => {
        asked += 1;
        return Promise.reject(answer);
      },
    });
    attachments.add([file('a')]);
    await settled();
    expect(asked).toBe(1);
    for (let n = 0; n < 99; n++) {
      attachments.again(attachments.all()[0]?.id ?? '');
      await settled();
    }
    expect(asked).toBe(100);
    expect(attachments.all()).toMatchObject([
      { name: 'a', state: 'refused', why: 'No.', file: { name: 'a' } },
    ]);
  },
);
