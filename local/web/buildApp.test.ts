import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('an app that a test has built is the one that people are given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-build-'));
  try {
    await writeFile(join(folder, 'vite.config.ts'), 'export default {};');
    await writeFile(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
    await writeFile(join(folder, 'main.js'), 'document.title = process.env.NODE_ENV;');
    await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'buildApp.ts'), folder, 'print'],
      { env: { ...process.env, NODE_ENV: 'test' } },
    );
    const [script = ''] = globSync('dist/assets/*.js', { cwd: folder });
    expect(readFileSync(join(folder, script), 'utf8')).toContain('production');
    expect(readFileSync(join(folder, 'dist/.fingerprint'), 'utf8')).toBe('print');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
