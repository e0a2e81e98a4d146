import { z } from 'zod';

/**
 * One event type as a zod schema: `{ type, data }`. The type of the event is inferred from it, so schema and
 * TypeScript can't drift apart.
 */
export const defineEvent = <Type extends string, Data extends z.ZodType>(
  type: Type,
  data: Data,
) => z.object({ type: z.literal(type), data });

/** Calendar date `YYYY-MM-DD` in the workspace's time zone. */
export const calendarDate = z.iso.date();

/** What a change of one value says: what it was and what it is now. */
export const changeOf = <V extends z.ZodType>(value: V) => ({
  from: value,
  to: value,
});

/** A copy of `map` without the keys; the same map when it held none of them, so that unchanged state stays identical. */
export function without<V>(
  map: ReadonlyMap<string, V>,
  gone: (value: V, key: string) => boolean,
): ReadonlyMap<string, V> {
  const kept = [...map].filter(([key, value]) => !gone(value, key));
  return kept.length === map.size ? map : new Map(kept);
}

/** A copy of `map` with one value changed; the same map when the key is unknown. */
export function changed<V>(
  map: ReadonlyMap<string, V>,
  key: string,
  change: Partial<V>,
): ReadonlyMap<string, V> {
  const value = map.get(key);
  return value === undefined
    ? map
    : new Map(map).set(key, { ...value, ...change });
}
