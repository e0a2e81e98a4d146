import { expect } from 'vitest';
import type { ProjectorWorld } from './world.ts';

export type LiveMessage = {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly position: string; readonly topics?: readonly string[] };
};

/**
 * Opens the stream of live changes and reads whole messages from it, one after the other. Passed
 * over are `position` and, where it goes on from no place, changes of before: those may still be
 * told when their rows are late.
 */
export async function listenTo(
  world: ProjectorWorld,
  who: string,
  query = '',
  sent: Record<string, string> = {},
) {
  const old = query === '' ? await world.log.head() : 0n;
  const response = await world.fetch(who, 'w', `/api/live${query}`, { headers: sent });
  expect(response.headers.get('Content-Type')).toMatch('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const message = async (): Promise<LiveMessage | null> => {
    while (!text.includes('\n\n')) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return null;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    // A sign of life is no message.
    if (lines.every((line) => line.startsWith(':'))) return message();
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    return {
      id: field('id'),
      event: field('event'),
      data: JSON.parse(field('data')) as LiveMessage['data'],
    };
  };
  const news = async (): Promise<LiveMessage | null> => {
    const next = await message();
    return next?.event === 'change' && BigInt(next.id) <= old ? news() : next;
  };
  // What was missed comes first, and then where the rest starts.
  const missed: LiveMessage[] = [];
  for (
    let first = await message();
    first !== null && first.event !== 'position';
    first = await message()
  )
    missed.push(first);
  return { missed, next: news, close: () => reader?.cancel() };
}
