// @vitest-environment jsdom
import { act } from 'react';
import { visitor } from '@waymark/look/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { PickerPopover } from './PickerPopover.tsx';

const page = visitor();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a picker is put anew when its rows come, though nothing around it is drawn', async () => {
  let grow = (): void => expect.unreachable();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe() {}
      disconnect() {}
    },
  );
  let height = 100;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  // At the foot of the window.
  const anchor = document.createElement('div');
  vi.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(10, innerHeight - 150, 200, 30),
  );
  const below = { vertical: 'bottom', horizontal: 'left' } as const;
  await page.show(
    <PickerPopover open anchorEl={anchor} anchorOrigin={below} onClose={vi.fn()}>
      <p>Rows</p>
    </PickerPopover>,
  );
  const paper = page.getByText('Rows').closest<HTMLElement>('[style*=top]') ?? expect.unreachable();
  const before = Number.parseFloat(paper.style.top);
  height = 300;
  await act(async () => grow());
  const after = Number.parseFloat(paper.style.top);
  expect(after).toBeLessThan(before);
  expect(after + height).toBeLessThanOrEqual(innerHeight);
});
