/** Our own timer ran out; whether the call was carried out is not known. */
export class CallTimedOut extends Error {
  override readonly name = 'CallTimedOut';
}

/**
 * The result, unless it takes longer than `time` milliseconds; then `late` aborts. @throws NoAnswer
 */
export function within<T>(time: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
      reject(new CallTimedOut(`no answer within ${Math.round(time)} ms`));
    }, time);
    work(late.signal).then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
