import { streamOf, taskStreamId, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, openBells, jonas, type Bells } from './testing/bells.ts';

let bells: Bells;
beforeAll(async () => {
  bells = await openBells();
  await bells.start();
  await bells.plan([status('TODO', 'DONE')], jonas);
});
afterAll(() => bells.world.close());

const about = {
  plan: { kind: 'process' as const, id: 'p' },
  ...{ clientId: 'c', ...place('t'), headline: 'Task t', formId: 'f', version: 1 },
};
const dana = { kind: 'user', accountId: 'dana', party: 'team' } as const;
const status = (
  from: 'TODO' | 'IN_PROGRESS' | 'DONE',
  to: 'DONE' | 'IN_PROGRESS',
  changeAsked?: true,
): WaymarkEvent => ({
  type: 'TaskStatusSet',
  data: { ...place('t'), from, to, reason: null, ...(changeAsked && { changeAsked }) },
});
const answers = streamOf.answers('w', taskStreamId('p', 't'));
const say = (event: WaymarkEvent, by: typeof dana | typeof jonas) =>
  bells.world.append(answers, [event], by);
async function ask(...words: string[]) {
  const asked = words.map(async (each, nth) => ({
    ...{ fieldId: `q${nth}`, accountId: 'dana' },
    words: await bells.world.vault.seal('dana', each),
  }));
  await say(
    { type: 'AnswersChangeAsked', data: { ...about, asked: await Promise.all(asked) } },
    dana,
  );
}

test('whoever sent hears once that a change is asked for, with its words and by whom', async () => {
  await say({ type: 'AnswersSent', data: { ...about, answers: [] } }, jonas);
  const before = (await bells.bell('jonas')).length;
  await ask('The legal name, please', 'And the street?');
  await bells.plan([status('DONE', 'IN_PROGRESS', true)], dana);
  const all = await bells.bell('jonas');
  expect(all).toHaveLength(before + 1);
  expect(all[0]).toMatchObject({
    ...{
      kind: 'changeAsked',
      headline: 'Task t',
      byName: 'Dana Okafor',
      bySide: 'seller',
      more: 0,
    },
    ...{ text: 'The legal name, please · And the street?', turn: 'client', turnIsYours: true },
  });
  expect(await bells.kinds('priya')).not.toContain('changeAsked');
});

test('asked once more while it is open, they hear of it again; once it was sent its words are told no more', async () => {
  bells.world.later(11);
  await ask('The number, too');
  expect((await bells.bell('jonas')).slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
    ['changeAsked', 'The number, too'],
    ['changeAsked', null],
  ]);
  await say({ type: 'AnswersCorrected', data: { ...about, answers: [], gone: [] } }, jonas);
  expect((await bells.newest('jonas'))?.['text']).toBeNull();
});

test('as it was written before it said so itself: whoever sent hears once of a request and of the task that opened by it', async () => {
  await bells.plan([status('IN_PROGRESS', 'DONE')], jonas);
  bells.world.later(11);
  const before = (await bells.bell('jonas')).length;
  await ask('The tax number, please');
  let request = '';
  for await (const { id } of bells.world.log.readStream(answers)) request = id;
  await bells.world.append(
    streamOf.process('w', 'p'),
    [status('DONE', 'IN_PROGRESS')],
    dana,
    request,
  );
  const all = await bells.bell('jonas');
  expect(all).toHaveLength(before + 1);
  expect(all[0]).toMatchObject({ kind: 'changeAsked', more: 0, text: 'The tax number, please' });
  await bells.plan([status('IN_PROGRESS', 'DONE')], jonas);
  await bells.plan([status('DONE', 'IN_PROGRESS')], dana);
  expect((await bells.newest('jonas'))?.['kind']).toBe('turn');
});

test('a client is not told of what they do not see', async () => {
  const hide = { moduleId: 'm', from: 'EXTERN', to: 'INTERN' } as const;
  await bells.plan([{ type: 'ModuleAudienceSet', data: hide }]);
  const before = (await bells.bell('jonas')).length;
  await ask('Nobody reads this');
  expect(await bells.bell('jonas')).toHaveLength(before);
});
