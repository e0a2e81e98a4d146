/** Our own timer ran out; whether the call was carried out is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The result, unless it takes longer than `time` milliseconds; then `late` aborts. @throws NoAnswer */
export async function within<T>(
  time: number,
  work: (late: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new NoAnswer(`no answer within ${Math.round(time)} ms`));
    }, time);
  });
  try {
    return await Promise.race([work(late.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
