import { expect, test } from 'vitest';
import { JsonBounds } from './jsonBounds.ts';

/** What is found where the JSON arrives in pieces of so many bytes. */
const faultOf = (json: string, piece = Infinity, said = 0): string | null => {
  const bytes = Buffer.from(json);
  const scan = new JsonBounds(said);
  for (let at = 0; at < bytes.length; at += piece) scan.take(bytes.subarray(at, at + piece));
  return scan.fault;
};
const DEEP = 'it is nested too deeply';
const MANY = 'it holds too many values';

test.each<[string, string, string | null]>([
  ['as deep as may be', `${'['.repeat(64)}${']'.repeat(64)}`, null],
  ['deeper', `${'['.repeat(65)}${']'.repeat(65)}`, DEEP],
  ['objects in lists', `${'[{"a":'.repeat(33)}1`, DEEP],
  ['one after the other', '[[],{}]'.repeat(500), null],
  ['as many values as may be', `[${'1,'.repeat(19_998)}1]`, null],
  ['one more', `[${'1,'.repeat(19_999)}1]`, MANY],
  ['empty ones', `[${'{}'.repeat(20_000)}]`, MANY],
  ['in a text nothing counts', `["${'[{,'.repeat(20_000)}"]`, null],
  ['a text ends at its quote', `["a"${',1'.repeat(20_000)}]`, MANY],
  ['not at one that is escaped', `["a\\"${',1'.repeat(20_000)}"]`, null],
  ['but at one behind an escaped escape', `["a\\\\"${',1'.repeat(20_000)}]`, MANY],
  ['letters of several bytes', `["${'é語😀'.repeat(100)}"]`, null],
])('%s, in one piece or in many', (_, json, fault) => {
  for (const piece of [Infinity, 1, 7, 64]) expect(faultOf(json, piece)).toBe(fault);
});

test.each([
  ['a plan of 1,500 tasks', 500_000, 50_000, null],
  ['more than one for ten bytes', 500_000, 50_001, MANY],
  ['as many as any may hold', 8_000_000, 100_000, null],
  ['more than any may hold', 8_000_000, 100_001, MANY],
])('%s: a body of %d bytes with %d values', (_, said, values, fault) =>
  expect(faultOf(`[${'1,'.repeat(values - 2)}1]`, Infinity, said)).toBe(fault),
);
