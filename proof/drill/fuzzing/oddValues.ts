import type { Seeded } from '../seeded.ts';

/** Texts that have broken programs before. */
const oddTexts: readonly (() => string)[] = [
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => 'x\udfffy',
  () => '\u202eRTL \u05e9\u05dc\u05d5\u05dd \u0627\u0644\u0639',
  () => '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  () => 'e\u0301\u0327'.repeat(50),
  () => '\ufeff\u200b\u2028\u2029',
  () => 'x'.repeat(100_000),
  () => '<p>'.repeat(2_000),
  () => '<script>alert(1)</script><img src=x onerror=alert(1)>',
  () => '<a href="javascript:alert(1)">x</a><svg/onload=x>',
  () => "'; DROP TABLE log.events; --",
  () => '%00%ff..%2f..%2fetc%2fpasswd',
  () => '${7*7}{{7*7}}',
  () => '\\u0000\\x00\\',
  () => '__proto__',
  () => 'constructor',
  () => 'p::lead',
  () => `p::${'x'.repeat(200)}`,
  () => 'r::\u0000',
  () => 'null',
  () => '-1',
  () => '1e309',
  () => '9223372036854775808',
  () => '2026-02-30',
  () => '0000-00-00',
  () => '+275760-09-13T00:00:00.001Z',
  () => '# \n'.repeat(3_000),
  () => '- [ ] '.repeat(3_000),
  () => `${'> '.repeat(500)}deep`,
  () => '\r\nSet-Cookie: a=b',
  () => '%',
  () => '_',
  () => '(?=(a+)+b)',
];
const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  255,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  -Number.MAX_SAFE_INTEGER,
  2 ** 63,
  2 ** 64,
  1e308,
  5e-324,
];

export const oddText = (random: Seeded): string => random.pick(oddTexts)();

/** Any JSON value that a field is not made for. */
export const oddValue = (random: Seeded): unknown =>
  random.pick<() => unknown>([
    () => oddText(random),
    () => oddText(random),
    () => random.pick(numbers),
    () => random.pick(numbers),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => [oddText(random), null, [[]]],
    () => deep(random.pick([10, 500, 1_500])),
    () => Array.from({ length: random.pick([100, 5_000]) }, (_, i) => i),
    () => polluted(),
    () => ({ [oddText(random)]: oddText(random) }),
  ])();

/** Nested arrays and objects, made without recursion. */
function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Own keys that would change every object where they are copied carelessly. */
const polluted = (): unknown =>
  JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":null}',
  );

/** One or more parts of the value are replaced, left out or added. */
export function mutated(value: unknown, random: Seeded): unknown {
  if (random.chance(0.15)) return oddValue(random);
  if (Array.isArray(value))
    return random.chance(0.3)
      ? [...(value as unknown[]), oddValue(random)]
      : value.map((item: unknown) => (random.chance(0.5) ? mutated(item, random) : item));
  if (typeof value !== 'object' || value === null) return oddValue(random);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.15))
    return { ...value, [oddText(random)]: oddValue(random) };
  const chosen = random.between(0, entries.length - 1);
  if (random.chance(0.25)) return Object.fromEntries(entries.filter((_, i) => i !== chosen));
  if (random.chance(0.1)) return Object.assign(polluted() as object, value);
  return Object.fromEntries(
    entries.map(([name, part], i) => [name, i === chosen ? mutated(part, random) : part]),
  );
}
