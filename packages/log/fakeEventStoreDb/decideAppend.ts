import type { StandInStream } from './records.ts';

export type ServerExpectation = 'any' | 'noStream' | 'streamExists' | bigint;

export type Decision =
  /** `last` is the revision that the stream has now, -1 when it is absent. */
  | { readonly kind: 'write'; readonly last: bigint }
  | { readonly kind: 'appended'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'wrongVersion'; readonly actual: bigint | 'noStream' }
  | { readonly kind: 'tombstoned' };

/**
 * Decides on an append as the server does: only ids are compared, and only where it looks for a
 * repetition. So `any` with a fresh first id is written whatever the other ids are, and so is the
 * exact last revision, even with ids that stand further up in the stream.
 */
export function decideAppend(
  stream: StandInStream | undefined,
  ids: readonly string[],
  expected: ServerExpectation,
): Decision {
  if (stream?.tombstoned) return { kind: 'tombstoned' };
  const records = stream?.records ?? [];
  const last = records.at(-1)?.revision ?? -1n;
  const wrong: Decision = { kind: 'wrongVersion', actual: last === -1n ? 'noStream' : last };
  if (expected === 'any' || expected === 'streamExists') {
    if (expected === 'streamExists' && last === -1n) return wrong;
    const known = ids.map((id) => stream?.byId.get(id));
    if (known[0] === undefined) return { kind: 'write', last };
    const end = known.at(-1);
    return end && known.every((record) => record !== undefined)
      ? { kind: 'appended', revision: end.revision, position: end.position }
      : wrong;
  }
  const before = expected === 'noStream' ? -1n : expected;
  if (before === last) return { kind: 'write', last };
  if (before > last) return wrong;
  const there = ids.map((id, index) => {
    const record = records[Number(before) + 1 + index];
    return record?.id === id ? record : undefined;
  });
  const end = there.at(-1);
  if (end && there.every((record) => record !== undefined))
    return { kind: 'appended', revision: end.revision, position: end.position };
  const softlyDeleted = stream !== undefined && stream.truncateBefore > last;
  if (there[0] === undefined && expected === 'noStream' && softlyDeleted)
    return { kind: 'write', last };
  return wrong;
}
