import { readFileSync } from 'node:fs';

/** Of the whole product, as `0.5.0`: what the package at its root says, which the image of the services holds too. */
export const productVersion: string = (
  JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
).version;
