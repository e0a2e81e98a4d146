import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueTexts } from './catalogues.ts';

const root = join(import.meta.dirname, '../..');

test('operators read of each read model what it is for, not how the program calls it', () => {
  const source = readFileSync(
    join(root, 'services/projector/src/readModels/readModels.ts'),
    'utf8',
  );
  const list = /readModels: readonly ReadModel\[\] = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const models = list.match(/\w+/g) ?? [];
  expect(models).toContain('plans');
  const words = readFileSync(join(root, 'admin/src/areas/operations/modelLooks.ts'), 'utf8');
  const titled = new Set(catalogueTexts().map(({ key }) => key));
  expect(
    models.filter((name) => !titled.has(`opsStates.${name}`) || !words.includes(`'${name}'`)),
  ).toEqual([]);
});
