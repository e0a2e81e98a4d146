import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: like `npm start`, with hot reload: pages by vite in the running process; a change in a service or in
 * `events` starts the process anew (its data stay, and a start takes a second).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const start = () => spawn(process.execPath, [join(root, 'local', 'devInstance.ts'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });

let child = start();
let again: NodeJS.Timeout | undefined;
let stopping = false;

for (const folder of ['services', 'events', 'api', 'local']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || !file.endsWith('.ts') || /\.test\.ts$|node_modules/.test(file)) return;
    clearTimeout(again);
    again = setTimeout(() => {
      console.log(`Waymark: ${folder}/${file} changed, starting anew …`);
      child.once('exit', () => {
        if (!stopping) child = start();
      });
      child.kill('SIGTERM');
    }, 200);
  });
}

process.on('SIGINT', () => {
  stopping = true;
  child.once('exit', (code) => process.exit(code ?? 0));
});
process.on('SIGTERM', () => {
  stopping = true;
  child.once('exit', (code) => process.exit(code ?? 0));
  child.kill('SIGTERM');
});
