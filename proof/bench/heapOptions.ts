import { readFileSync } from 'node:fs';

/** Options of Node by which the image bounds the heaps of both services. @throws Error when the Dockerfile sets none */
export function heapOptions(): string[] {
  const dockerfile = readFileSync(
    new URL('../../Dockerfile', import.meta.url),
    'utf8',
  );
  const options = /^ENV NODE_OPTIONS="(.+)"$/m.exec(dockerfile)?.[1];
  if (options === undefined)
    throw new Error('the Dockerfile does not set NODE_OPTIONS');
  return options.split(' ');
}
