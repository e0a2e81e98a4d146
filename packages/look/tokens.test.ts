import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokenNames, tokenValue } from './tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const colour = String.raw`(#[0-9a-f]{6}|rgb\([^)]*\))`;

/** The css's own account of its colours: name -> [light, dark]. */
const written = new Map<string, [light: string, dark: string]>();
for (const [, name, value] of css.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)) {
  const pair = new RegExp(`^light-dark\\(${colour}, ${colour}\\)$`).exec(value!);
  if (pair) written.set(name!, [pair[1]!, pair[2]!]);
  else if (/^#[0-9a-f]{6}$/.test(value!)) written.set(name!, [value!, value!]);
}

describe('the literals', () => {
  test('are all the colours of tokens.css, and no others', () => {
    expect(tokenNames).toEqual([...written.keys()]);
    const inTwoSchemes = [...css.matchAll(/--([a-z0-9-]+):[^;]*light-dark\(/g)].map(
      ([, name]) => name!,
    );
    expect(inTwoSchemes.filter((name) => !written.has(name))).toEqual(['overlay']);
  });

  test.each([...written])('--%s is the same in both', (name, [light, dark]) => {
    expect(tokenNames).toContain(name);
    expect([tokenValue(name as never, 'light'), tokenValue(name as never, 'dark')]).toEqual([
      light,
      dark,
    ]);
  });
});
