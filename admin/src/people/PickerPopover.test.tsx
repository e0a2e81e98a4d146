// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PickerPopover } from './PickerPopover.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a picker is put anew when its rows come, though nothing around it is drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  const page = document.body.appendChild(document.createElement('div'));
  // At the foot of the window.
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, innerHeight - 150, 200, 30));
  const root = createRoot(document.createElement('div'));
  const below = { vertical: 'bottom', horizontal: 'left' } as const;
  await act(async () =>
    root.render(
      <PickerPopover open anchorEl={page} anchorOrigin={below} onClose={vi.fn()}>
        Rows
      </PickerPopover>,
    ),
  );
  const paper = document.querySelector<HTMLElement>('.picker-popover') ?? expect.unreachable();
  const before = Number.parseFloat(paper.style.top);
  height = 300;
  await act(async () => grow());
  const after = Number.parseFloat(paper.style.top);
  expect(after).toBeLessThan(before);
  expect(after + height).toBeLessThanOrEqual(innerHeight);
  await act(async () => root.unmount());
  page.remove();
});
