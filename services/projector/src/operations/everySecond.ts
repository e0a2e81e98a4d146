/** A question that is answered with true the first time and then once a second at most. */
export function everySecond(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < 1_000) return false;
    last = now;
    return true;
  };
}
