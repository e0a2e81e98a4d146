import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Load, LoadResult } from './load.ts';

/** Sends a load from a process of its own. @throws Error when that process ends without a result */
export async function sendApart(load: Load): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'generator.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the generator of load ended with ${String(code)}`);
  });
  ended.catch(() => undefined); // It ends after its result as well.
  child.send(load);
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [
    LoadResult,
  ];
  return result;
}
