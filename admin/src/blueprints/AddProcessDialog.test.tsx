// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AddProcessDialog } from './AddProcessDialog.tsx';

const send = vi.hoisted(() => vi.fn((..._given: unknown[]) => Promise.resolve()));
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));
vi.mock('../texts/index.ts', async (original) => ({
  ...(await original<typeof import('../texts/index.ts')>()),
  useLanguage: () => 'de',
}));

test('a plan is asked for in the language of who makes it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AddProcessDialog onClose={vi.fn()} />
      </MemoryRouter>,
    ),
  );
  const name = document.querySelector<HTMLInputElement>('input:not([type=radio])') ?? expect.unreachable();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Einführung');
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(send).toHaveBeenCalledWith(
    'CreateBlueprint',
    expect.objectContaining({ name: 'Einführung', template: 'SALES_1', language: 'de' }),
  );
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
