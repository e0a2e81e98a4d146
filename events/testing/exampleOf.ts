import { readFileSync } from 'node:fs';
import { eventVersions } from '../registry.ts';
import { newestVersion } from '../versions.ts';

/** The frozen example of an event as it is written today. */
export function exampleOf(type: string): { readonly type: string; readonly data: object } {
  const event = eventVersions.get(type);
  if (event === undefined) throw new Error(`there is no event ${type}`);
  const file = new URL(`../examples/${type}.v${newestVersion(event)}.json`, import.meta.url);
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: object };
  return { type, data };
}
