import type { World } from '../callers/world.ts';
import { Reader } from '../proofs/reader.ts';
import type { Stack } from '../stack/stack.ts';
import type { Known } from './known.ts';
import type { Route } from './routes.ts';

/** Reads every list once as the owner does, so that requests can name what exists. */
export async function learnIds(
  { projectorUrl, signingSecret, log }: Stack,
  { workspaceId, people }: World,
  routes: readonly Route[],
  known: Known,
): Promise<void> {
  const reader = new Reader({
    projectorUrl,
    signingSecret,
    accountId: people.owner,
    workspaceId,
  });
  const head = await log.log.head();
  for (const { path, row } of routes) {
    const resource = /^\/api\/(\w+)$/.exec(path)?.[1];
    if (row === null || resource === undefined) continue;
    known.learn(resource, await reader.all(resource, {}, ['id', 'ASC'], head));
  }
}
