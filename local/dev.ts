import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: like `npm start`, with hot reload: pages by vite in the running process; a change
 * in a service or in `events` starts the process anew (its data stay, and a start takes a second).
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const start = () => {
  const started = spawn(
    process.execPath,
    [join(root, 'local', 'devInstance.ts'), ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  started.once('exit', (code) => {
    if (!stopping && code !== 0 && code !== null) console.error('Waymark: waiting for a change …');
  });
  return started;
};

let stopping = false;
let child = start();
let again: NodeJS.Timeout | undefined;

for (const folder of ['services', 'events', 'packages', 'local']) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (file === null || !file.endsWith('.ts') || /\.test\.ts$|node_modules/.test(file)) return;
    clearTimeout(again);
    again = setTimeout(() => {
      console.log(`Waymark: ${folder}/${file} changed, starting anew …`);
      const anew = () => {
        if (!stopping) child = start();
      };
      if (child.exitCode !== null) return anew();
      child.once('exit', anew);
      child.kill('SIGTERM');
    }, 200);
  });
}

/** Ctrl-C reaches the child by itself; a signal to this process alone is handed on. */
const end = (signal: NodeJS.Signals | null) => {
  stopping = true;
  if (child.exitCode !== null) process.exit(child.exitCode);
  child.once('exit', (code) => process.exit(code ?? 0));
  if (signal !== null) child.kill(signal);
};
process.on('SIGINT', () => end(null));
process.on('SIGTERM', () => end('SIGTERM'));
