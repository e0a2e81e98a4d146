// Runs a script of this folder on the Node that the project brings along, after installing what is
// missing. Plain JavaScript without dependencies: it has to work on whatever Node comes with npm,
// before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
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
  existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted;

async function install() {
  console.log('Waymark: installing what is missing (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { signal, code } = await run(
    npm,
    [
      'ci',
      '--include=dev',
      // What npm has kept is what the lock file names, by its hash: nobody need be asked whether it
      // still is.
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { env },
  );
  if (told !== null || signal !== null) process.exit(130);
  if (code !== 0) {
    console.error(
      'Waymark: the installation failed. Check that this machine reaches the npm registry and that the disk has 1 GB of room, then try again.',
    );
    process.exit(1);
  }
  writeFileSync(marker, wanted);
}

/** The program that runs now, and the signal that told us to end. */
let child = null;
let told = null;

/** Runs a program until it ends; what tells this process to end is handed on to it. */
async function run(program, args, options) {
  child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  try {
    const [code, signal] = await once(child, 'exit');
    return { code, signal };
  } catch (error) {
    return { code: 1, signal: null, error };
  }
}

for (const [name, handedOn] of [
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
]) {
  process.on(name, () => {
    told = name;
    // Ctrl-C reaches the program by itself.
    if (name !== 'SIGINT' || !process.stdin.isTTY) child?.kill(handedOn);
  });
}

if (!installed()) await install();

const [script, ...args] = process.argv.slice(2);
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const { code, signal, error } = await run(
  node,
  [...settings, '--disable-warning=ExperimentalWarning', join(root, script), ...args],
  {},
);
if (error)
  console.error(
    `Waymark: could not start Node from node_modules (${error.message}). Delete node_modules and try again.`,
  );
process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
