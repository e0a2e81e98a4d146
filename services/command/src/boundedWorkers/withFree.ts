/**
 * Does work with one of those that are free; whoever calls sees to it that one is. The one that was
 * used last has its code loaded.
 */
export async function withFree<Thread, Result>(
  free: Thread[],
  work: (thread: Thread) => Promise<Result>,
): Promise<Result> {
  const thread = free.pop()!;
  try {
    return await work(thread);
  } finally {
    free.push(thread);
  }
}
