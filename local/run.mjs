// Runs a script of this folder on the Node that the project brings along, after installing what is missing.
// Plain JavaScript without dependencies: it has to work on whatever Node comes with npm, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const marker = join(modules, '.waymark-installed');
const node = join(modules, '.bin', 'node');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = () =>
  existsSync(node) &&
  existsSync(marker) &&
  readFileSync(marker, 'utf8') === wanted;

function install() {
  console.log('Waymark: installing what is missing (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { status, error } = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', env },
  );
  if (error || status !== 0) {
    console.error(
      'Waymark: the installation failed. Check that this machine reaches the npm registry and that the disk has 1 GB of room, then try again.',
    );
    process.exit(1);
  }
  writeFileSync(marker, wanted);
}

if (!installed()) install();

const [script, ...args] = process.argv.slice(2);
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const child = spawn(
  node,
  [
    ...settings,
    '--disable-warning=ExperimentalWarning',
    join(root, script),
    ...args,
  ],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches the child by itself; this process only has to outlive it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(
    `Waymark: could not start Node from node_modules (${error.message}). Delete node_modules and try again.`,
  );
  process.exit(1);
});
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)),
);
