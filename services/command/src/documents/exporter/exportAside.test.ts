import { shownDraft } from '@waymark/api';
import { noBlueprint } from '@waymark/events';
import { expect, test } from 'vitest';
import { planOf } from '../../nouns/blueprint/testing/randomDrafts.ts';
import { exportAside } from './exportAside.ts';
import { exportOf } from './index.ts';

const blueprint = {
  ...noBlueprint,
  ...{
    name: 'Move',
    plan: planOf(shownDraft.parse({ milestones: [{ key: 's', name: 'Start', modules: [] }] })),
  },
};

test.each(['md', 'json', 'csv'] as const)(
  'an export as %s in a thread is the same',
  async (format) => {
    expect(await exportAside('w', blueprint, format, { language: 'de' })).toEqual(
      exportOf(blueprint, format, { language: 'de' }),
    );
  },
);

test('a workspace that asks for many at once is told when it is too much, and others are not', async () => {
  const many = Array.from({ length: 12 }, () =>
    exportAside('w', blueprint, 'md').then(
      () => 'written',
      (error: { code?: string }) => error.code,
    ),
  );
  expect((await exportAside('v', blueprint, 'md')).fileName).toBe('Move.md');
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => answer === 'written')).toHaveLength(9);
  expect(answers.filter((answer) => answer === 'too-many-at-once')).toHaveLength(3);
});
