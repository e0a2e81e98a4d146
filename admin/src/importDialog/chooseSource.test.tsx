// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ChooseSource } from './ChooseSource.tsx';

test('whoever has no checklist at hand fills in an example, which is there to be changed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  let pasted = '';
  const draw = () =>
    root.render(
      <ChooseSource
        source={null}
        reading={false}
        refusal={null}
        pasted={pasted}
        onPasted={(text) => {
          pasted = text;
          draw();
        }}
        onSource={() => undefined}
      />,
    );
  await act(async () => draw());
  const button = (name: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  expect(button('Show the preview')?.disabled).toBe(true);
  await act(async () => button('Fill in an example')?.click());
  expect(pasted).toMatch(/^# .+\n[^]*\n## .+\n[^]*\n- \[ \] /);
  expect(button('Show the preview')?.disabled).toBe(false);
  expect(button('Fill in an example')).toBeUndefined();
  expect(document.activeElement?.tagName, 'where it can be changed').toBe('TEXTAREA');
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
