import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { historiesIn, sumsOf, type Sums } from '../testing/frozenHistories.ts';

/**
 * Histories that earlier versions wrote, and what those versions made of them: the demo, random
 * work on thirty blueprints and a rollout of each, and the first examples of all events one after
 * the other. None of the files is ever changed.
 */
const checksums = JSON.parse(
  readFileSync(new URL('../../../../events/histories/checksums.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, Sums>>;

describe.each(Object.keys(checksums))('%s', (file) => {
  const histories = historiesIn(`${file}.jsonl`);
  test('every history is summed up', () => {
    expect([...histories.keys()].toSorted()).toEqual(Object.keys(checksums[file]!).toSorted());
  });
  test.each([...histories])('%s comes to the same plan, rows and tellings', (stream, history) => {
    expect(sumsOf(history)).toEqual(checksums[file]![stream]);
  });
});
