import { expect, test } from 'vitest';
import { nouns } from './nouns.ts';

/** What of an account concerns its person alone is seen nowhere else. */
const ofOneself = 'account';
const seen = Object.values(nouns).flatMap(({ kind, events, topics, heardBy }) =>
  topics === null ? [] : events.map(({ type }) => [type, { kind, topics, heardBy }] as const),
);

test.each(seen)('%s: what it changes for those who look has a name, and it is said who may hear', (type, of) => {
  const { kind, topics, heardBy } = of;
  const changed = topics(type, 'p_t');
  if (kind !== ofOneself) expect(changed.length).toBeGreaterThan(0);
  for (const topic of changed) expect(topic).toMatch(/^\w+(:\w+)?$/);
  const heard = typeof heardBy === 'function' ? heardBy(type) : heardBy;
  expect(['team', 'everybody', 'client', 'rows']).toContain(heard);
});
