import type { DraftBlock, DraftTask } from '@waymark/api';
import { plainText, type Block } from '@waymark/events';
import type { ContentReading } from './contentReading.ts';

export type DraftContent = Extract<DraftBlock, { kind: 'content' }>;

export const isTask = (block: DraftBlock): block is DraftTask => block.kind === 'task';
export const isContent = (block: DraftBlock): block is DraftContent => block.kind === 'content';

/** The text that a module without anything has (PRODUCT 6.3), and others that say nothing. */
export const isEmpty = (content: Block['content']): boolean =>
  content.type === 'text' && plainText(content.html) === '';

/**
 * What has the id, then what says the same, and of what is left the next of its kind.
 * @param said what a block of the document holds in the plan
 */
export function contentsIn(
  olds: readonly Block[],
  news: readonly DraftContent[],
  said: ContentReading,
): Map<DraftContent, Block> {
  const pairs = new Map<DraftContent, Block>();
  const free = [...olds];
  const take = (one: DraftContent, fits: (old: Block) => boolean) => {
    const at = free.findIndex(fits);
    if (at >= 0) pairs.set(one, free.splice(at, 1)[0]!);
  };
  for (const one of news) take(one, ({ blockId }) => blockId === one.key);
  for (const one of news.filter((each) => !pairs.has(each)))
    take(one, (old) => said.alike(old.content, one.content));
  for (const one of news)
    if (!pairs.has(one)) take(one, ({ content }) => content.type === one.content.type);
  return pairs;
}
