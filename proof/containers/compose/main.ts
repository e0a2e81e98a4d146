import { readFileSync } from 'node:fs';
import type { Engine } from '../engine/engine.ts';
import { endPrograms } from '../engine/program.ts';
import { ComposedStack, type Installation } from './stack.ts';
import { composeWords } from './composeWords.ts';

/**
 * What stands for `docker` where the steps of docs/OPERATIONS.md are run as they are written:
 * `docker compose …`, done by a stack. `WAYMARK_PROOF` names a file with the engine and the
 * installation.
 */
export type ProofFile = { readonly engine: Engine; readonly installation: Installation };

process.once('SIGTERM', () => {
  endPrograms();
  process.exit(143);
});

const file = readFileSync(process.env['WAYMARK_PROOF'] ?? '', 'utf8');
const { engine, installation } = JSON.parse(file) as ProofFile;
const stack = new ComposedStack(engine, installation);
const asked = composeWords(process.argv.slice(2));
switch (asked.word) {
  case 'build':
    await stack.build();
    break;
  case 'down':
    await stack.down();
    break;
  case 'up':
    if (asked.build) await stack.build();
    await stack.up(asked.services, asked);
    break;
  case 'stop':
    await stack.stop(asked.services);
    break;
  case 'start':
    await stack.start(asked.services);
    break;
  case 'restart':
    await stack.stop(asked.services);
    await stack.start(asked.services);
    break;
  case 'logs':
    for (const name of asked.services) process.stdout.write(await stack.logOf(name));
    break;
  case 'run':
    process.exitCode = await stack.runOnce(asked.service, asked.command, asked);
    break;
  case 'exec':
    process.exitCode = (await stack.execHere(asked.service, asked.command)).code;
    break;
}
