import { vi } from 'vitest';

const exec = RegExp.prototype.exec;

/**
 * How many characters patterns are given to look at while `read` runs: the same on every machine.
 * What goes over a text as a whole, to replace or to split, looks at each character once and is not
 * counted.
 */
export function charactersLookedAt(read: () => unknown): number {
  let looked = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    text: string,
  ) {
    if (!this.global) looked += text.length;
    return Reflect.apply(exec, this, [text]);
  });
  try {
    read();
  } finally {
    spy.mockRestore();
  }
  return looked;
}
