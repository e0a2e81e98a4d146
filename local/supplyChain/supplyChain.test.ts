import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentsOf } from './billOfMaterials.ts';
import { outcomeOfAudit } from './vulnerabilities.ts';

const root = join(import.meta.dirname, '../..');
type Manifest = { readonly name: string; readonly dependencies?: Record<string, string> };
const manifest = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;

test('the bill of materials names each package that services and pages ask for, with its version, and no place to get it from', async () => {
  const bill = await componentsOf();
  expect(bill.metadata.component.name).toBe('waymark');
  const named = new Set(
    bill.components.map((each) => each['bom-ref'].replace(/(?<=.)@[^@]*$/, '')),
  );
  for (const { version } of bill.components) expect(version).toMatch(/^\d+\.\d+/);
  const manifests = globSync(
    [
      'services/*/package.json',
      'packages/*/package.json',
      'admin/package.json',
      'portal/package.json',
    ],
    { cwd: root },
  );
  const asked = manifests.flatMap((file) => Object.keys(manifest(file).dependencies ?? {}));
  expect(asked.length).toBeGreaterThan(30);
  expect([...new Set(asked)].filter((name) => !named.has(name))).toEqual([]);
  expect(JSON.stringify(bill.components)).not.toMatch(/"https?:[^"]*\.tgz"/);
  for (const { name } of bill.components)
    expect(['vitest', 'playwright', 'oxlint']).not.toContain(name);
});

test.each([
  ['{"error":{"code":"ENOTFOUND"}}', 3, 'No registry answered'],
  ['', 3, 'No registry answered'],
  ['{"vulnerabilities":{}}', 0, 'No vulnerability is known'],
  ['{"vulnerabilities":{"koa":{"severity":"high","range":"<3"}}}', 1, 'high: koa <3'],
])('what a registry says (%s) is told in words', (said, exit, words) => {
  expect(outcomeOfAudit(said)).toEqual({ exit, text: expect.stringContaining(words) as string });
});
