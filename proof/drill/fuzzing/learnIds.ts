import type { World } from '../callers/world.ts';
import { Reader } from '../proofs/reader.ts';
import type { Stack } from '../stack/stack.ts';
import type { Known } from './known.ts';
import type { Route } from './routes.ts';

/** Reads every list once as the owner does, so that requests can name what exists; and which read models there are. */
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
  for (const model of await readModels(projectorUrl)) known.add('model', model);
}

async function readModels(projectorUrl: string): Promise<string[]> {
  const answer = await fetch(`${projectorUrl}/readyz`);
  const { models } = (await answer.json()) as { models: { model: string }[] };
  return models.map(({ model }) => model);
}
