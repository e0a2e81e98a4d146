import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The lint itself, with the project's own configuration, on a text that breaks the law. */
test('a planted violation of the import law fails the lint', async () => {
  const eslint = new ESLint({ cwd: root });
  const planted =
    "import { startCommandService } from '@waymark/command';\nexport const planted = startCommandService;\n";
  const [lawful, unlawful] = await Promise.all(
    ['local/planted.ts', 'services/projector/src/planted.ts'].map(async (file) => {
      const [result] = await eslint.lintText(planted, { filePath: join(root, file) });
      return result?.messages.map(({ ruleId }) => ruleId) ?? [];
    }),
  );
  expect(unlawful).toContain('house/import-law');
  expect(lawful).not.toContain('house/import-law');
});
