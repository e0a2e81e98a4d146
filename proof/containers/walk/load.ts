import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Walked } from './firstTask.ts';

export type WalkLoadResult = {
  readonly commands: number;
  readonly reads: number;
  /** What went wrong, a line each. */
  readonly failed: readonly string[];
  /** Longest wait for an answer, in milliseconds. */
  readonly longest: number;
};

const PAUSE = 40;

/**
 * Two people change something and read it, without a rest and without trying anything again, until
 * told to end.
 */
export function startLoad({ seller, clientId, processId }: Walked): {
  end(): Promise<WalkLoadResult>;
} {
  let ending = false;
  const failed: string[] = [];
  const count = { commands: 0, reads: 0 };
  let longest = 0;
  const timed = async (kind: keyof typeof count, act: () => Promise<unknown>) => {
    const began = performance.now();
    try {
      await act();
    } catch (error) {
      failed.push(reasonOf(error));
    }
    count[kind]++;
    longest = Math.max(longest, performance.now() - began);
  };
  const work = async (act: () => Promise<void>) => {
    while (!ending) {
      await act();
      await delay(PAUSE);
    }
  };
  const writes = () =>
    timed('commands', () => seller.give('RenameClient', { clientId, name: `X ${randomUUID()}` }));
  const reads = () => timed('reads', () => seller.rows('tasks', { planId: processId }));
  seller.triesAgain = false;
  const all = [work(writes), work(writes), work(reads)];
  return {
    end: async () => {
      ending = true;
      await Promise.all(all);
      seller.triesAgain = true;
      return { ...count, failed, longest: Math.round(longest) };
    },
  };
}

/**
 * The figures in words. @throws Error with them, and how often each reason was told, where anything
 * went wrong
 */
export function noneFailed({ commands, reads, failed, longest }: WalkLoadResult): string {
  const words = `${commands} commands and ${reads} reads, ${failed.length} failed, the longest took ${longest} ms`;
  if (failed.length === 0) return words;
  const times = new Map<string, number>();
  for (const why of failed) times.set(why, (times.get(why) ?? 0) + 1);
  const reasons = [...times].map(([why, count]) => `  ${count} times ${why}`);
  throw new Error([words, ...reasons].join('\n'));
}

/** Without what differs from one request to the next. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = (error.cause ?? {}) as { code?: string };
  const message = error.message.replace(/,?"requestId":"[^"]*"/, '');
  return code === undefined ? message : `${message} (${code})`;
}
