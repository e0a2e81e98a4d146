/** How fast something is read, and how long the rest will take. */
export type ReadingPace = {
  /** Events a second. */
  readonly rate: number;
  readonly etaSeconds: number | null;
};

type Mark = { readonly position: bigint; readonly events: number };

/**
 * Measures from one call to the next; smoothed, so that the numbers can be read. `now` in
 * milliseconds.
 */
export function paceMeter(): (mark: Mark, head: bigint, now: number) => ReadingPace {
  let last: (Mark & { readonly now: number }) | null = null;
  let rate: number | null = null;
  let positions: number | null = null;
  const smooth = (old: number | null, fresh: number) =>
    old === null ? fresh : old * 0.7 + fresh * 0.3;
  return ({ position, events }, head, now) => {
    if (last !== null && now > last.now) {
      const seconds = (now - last.now) / 1000;
      rate = smooth(rate, Math.max(0, events - last.events) / seconds);
      const moved = Number(position - last.position) / seconds;
      positions = smooth(positions, Math.max(0, moved));
    }
    last = { position, events, now };
    const left = Number(head - position);
    return {
      rate: rate ?? 0,
      etaSeconds: left <= 0 ? 0 : positions === null || positions < 1 ? null : left / positions,
    };
  };
}
