import { expect, test } from 'vitest';
import { nouns } from './nouns.ts';

/** What of an account concerns its person alone is seen nowhere else. */
const ofOneself = 'account';
const seen = Object.values(nouns).flatMap(({ kind, events, topics }) =>
  topics === null ? [] : events.map(({ type }) => [type, { kind, topics }] as const),
);

test.each(seen)('%s: what it changes for those who look has a name', (type, { kind, topics }) => {
  const changed = topics(type, 'p_t');
  if (kind !== ofOneself) expect(changed.length).toBeGreaterThan(0);
  for (const topic of changed) expect(topic).toMatch(/^\w+(:\w+)?$/);
});
