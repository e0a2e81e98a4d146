import { nouns, shareStreamId, streamOf, type Share } from '@waymark/events';
import type { Caller } from '../policies/caller.ts';
import type { StreamCache } from '../streams/streamCache.ts';

/** By which a guest came. */
export async function shareOf(
  { caller, workspaceId }: { caller: Caller; workspaceId: string },
  cache: StreamCache,
): Promise<Share> {
  if (caller.kind !== 'guest') return nouns.share.initial;
  const stream = streamOf.share(workspaceId, shareStreamId(caller.of));
  return (await cache.read<Share>(stream, nouns.share)).state;
}
