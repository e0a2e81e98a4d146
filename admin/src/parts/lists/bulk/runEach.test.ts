import type { ExecutionRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { textsNow } from '../../../base/texts/index.ts';
import { outcomeSentence, runEach } from './runEach.ts';

const t = textsNow();
const nameOf = ({ clientName }: ExecutionRow) => clientName;
const row = (id: string) => ({ id, clientName: `Client ${id}` }) as ExecutionRow;
const [a, b, c] = [row('a'), row('b'), row('c')];

test('what is refused is told, and keeps none of the others back', async () => {
  const given: string[] = [];
  const outcome = await runEach(t, [a, b, c], ({ id }) => {
    given.push(id);
    return id === 'b' ? Promise.reject(new Error('no line')) : Promise.resolve();
  });
  expect(given).toEqual(['a', 'b', 'c']);
  expect(outcome.changed).toEqual([a, c]);
  expect(outcomeSentence(t, outcome, nameOf)).toBe(
    '2 of 3 changed: Client b: Something went wrong',
  );
});

test('all that were changed are counted', async () =>
  expect(outcomeSentence(t, await runEach(t, [a, b], () => Promise.resolve()), nameOf)).toBe(
    '2 of 2 changed',
  ));
