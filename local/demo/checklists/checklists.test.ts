import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const published = '../../../services/command/src/documents/importer/fixtures/';

/** Headings, boxes and lines of lists in their order, each without its words. */
const shapeOf = (fileName: string, folder: string): string[] =>
  readFileSync(new URL(`${folder}${fileName}`, import.meta.url), 'utf8')
    .replaceAll(/<!--.*?-->/gs, '')
    .split('\n')
    .flatMap((line) => /^(?:#+ | *- \[ \]| *- )/.exec(line)?.[0] ?? []);

test.each([
  ['cncf-projekt-onboarding.md', 'cncf-project-onboarding.md'],
  ['kubernetes-release-manager.md', 'kubernetes-release-manager.md'],
])('%s has the headings and boxes of the one in English', (german, english) => {
  const shape = shapeOf(german, './');
  expect(shape.length).toBeGreaterThan(10);
  expect(shape).toEqual(shapeOf(english, published));
});
