/**
 * The newest position of the log that this page knows of, by its own commands or a live change:
 * every read asks for an answer that is at least as new, so that nobody misses their own change.
 */
export type Position = {
  /** Decimal; undefined while none is known. */
  readonly newest: () => string | undefined;
  /** @param position a decimal string; anything else is left aside */
  readonly remember: (position: string) => void;
  /**
   * The oldest position that a read of this page showed; what came after it may be lacking
   * somewhere.
   */
  readonly readSince: () => string | undefined;
  /** @param position of an answer (header Waymark-Position), null where it says none */
  readonly noteRead: (position: string | null) => void;
  /** Somebody else may read on this page next. */
  readonly forget: () => void;
};

export function openPosition(): Position {
  let newest: bigint | undefined;
  let oldestRead: bigint | undefined;
  return {
    newest: () => newest?.toString(),
    remember: (position) => {
      const given = asNumber(position);
      if (given !== undefined && given > (newest ?? 0n)) newest = given;
    },
    readSince: () => oldestRead?.toString(),
    noteRead: (position) => {
      const read = asNumber(position ?? '');
      if (read !== undefined && (oldestRead === undefined || read < oldestRead)) oldestRead = read;
    },
    forget: () => {
      newest = undefined;
      oldestRead = undefined;
    },
  };
}

const asNumber = (position: string): bigint | undefined =>
  /^\d+$/.test(position) ? BigInt(position) : undefined;

/** A read that asks for rows at least as new as a position (`after`). */
export const withPosition = (path: string, position: string | undefined): string =>
  position === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}after=${position}`;
