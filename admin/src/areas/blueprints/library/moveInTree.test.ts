// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { moveInTree } from './moveInTree.ts';

const turned = vi.fn();
let table: HTMLElement;

beforeEach(() => {
  turned.mockClear();
  document.body.innerHTML = `<table><tbody>
    <tr aria-level="1" aria-expanded="true"><td><button data-fold></button><a href="#a" id="a">A</a></td></tr>
    <tr aria-level="2"><td><a href="#b" id="b">B</a></td></tr>
    <tr aria-level="1" aria-expanded="false"><td><button data-fold></button><a href="#c" id="c">C</a></td></tr>
  </tbody></table>`;
  table = document.querySelector('table')!;
  table.addEventListener('keydown', (event) => moveInTree(event, table));
  for (const button of table.querySelectorAll('[data-fold]'))
    button.addEventListener('click', turned);
});

function press(id: string, key: string): { focused: string; kept: boolean } {
  const link = document.getElementById(id)!;
  link.focus();
  const kept = link.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  return { focused: document.activeElement?.id ?? '', kept };
}

it('walks up and down over the links of the rows', () => {
  expect(press('a', 'ArrowDown')).toEqual({ focused: 'b', kept: false });
  expect(press('c', 'ArrowUp')).toEqual({ focused: 'b', kept: false });
});

it('stops at both ends, leaving the key to the page', () => {
  expect(press('c', 'ArrowDown')).toEqual({ focused: 'c', kept: true });
  expect(press('a', 'ArrowUp')).toEqual({ focused: 'a', kept: true });
});

it('unfolds with right and folds with left', () => {
  press('c', 'ArrowRight');
  press('a', 'ArrowLeft');
  expect(turned).toHaveBeenCalledTimes(2);
  press('a', 'ArrowRight');
  expect(turned).toHaveBeenCalledTimes(2);
});

it('goes from a module to its process with left', () => {
  expect(press('b', 'ArrowLeft').focused).toBe('a');
});

it('leaves other keys alone', () => {
  expect(press('b', 'Enter')).toEqual({ focused: 'b', kept: true });
});
