// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { visitor } from '@waymark/look/testing';
import { expect, test, vi } from 'vitest';
import { JumpBox } from './JumpBox.tsx';

const page = visitor();

const coming = vi.hoisted(() => {
  let arrive = () => {};
  const there = new Promise<void>((resolve) => (arrive = resolve));
  return { there, arrive: () => arrive() };
});
vi.mock('../palette/Palette.tsx', async () => {
  await coming.there;
  return {
    default: ({ typedAhead }: { typedAhead: string }) => <input defaultValue={typedAhead} />,
  };
});

const Address = () => <output>{useLocation().pathname}</output>;
test('what is typed before the palette is there stands in it, and leads nowhere', async () => {
  await page.show(
    <MemoryRouter initialEntries={['/tasks']}>
      <Address />
      <JumpBox />
    </MemoryRouter>,
  );
  await page.user.keyboard('{Control>}k{/Control}git?');
  await act(async () => coming.arrive());
  await waitFor(() => expect(page.getByRole<HTMLInputElement>('textbox').value).toBe('git?'));
  expect(page.getByRole('status').textContent).toBe('/tasks');
});
