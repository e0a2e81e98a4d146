import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { SignedIn } from '../../session/testing/SignedIn.tsx';

/** A page of somebody who is signed in, in which a test writes and presses; `shut` takes it away as a reload does. */
export function typedPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const field = (label: string) => {
    const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
    const found = document.getElementById(named?.htmlFor ?? '') ?? document.querySelector(`[aria-label="${label}"]`);
    return found as HTMLInputElement | HTMLTextAreaElement | null;
  };
  const buttonOf = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  return {
    show: (shown: ReactNode, as = 'dana') => act(async () => root.render(<SignedIn as={as}>{shown}</SignedIn>)),
    field,
    async write(label: string, value: string) {
      const element = field(label);
      if (element === null) throw new Error(`no field is called ${label}`);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
      await act(async () => {
        set?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    has: (name: string) => buttonOf(name) !== undefined,
    async press(name: string) {
      const button = buttonOf(name);
      if (button === undefined) throw new Error(`no button is called ${name}`);
      await act(async () => button.click());
    },
    escape: () =>
      act(async () => {
        const over = document.querySelector('[role=dialog]');
        over?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }),
    async shut() {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}
