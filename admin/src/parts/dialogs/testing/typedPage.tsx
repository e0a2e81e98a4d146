import { visitor } from '@waymark/look/testing';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';

/**
 * A page of somebody who is signed in, in which a test writes and presses; `shut` takes it away as
 * a reload does.
 */
export function typedPage() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  const page = visitor();
  /** Behind the name of a field may stand that it must be filled, or need not. */
  const field = (label: string) =>
    page
      .queryAllByLabelText<HTMLInputElement>((name) => name.startsWith(label))
      .find((each) => each.matches('input, textarea')) ?? null;
  return {
    show: (shown: ReactNode, as = 'dana') => page.show(<SignedIn as={as}>{shown}</SignedIn>),
    field,
    async write(label: string, value: string) {
      const element = field(label);
      if (element === null) throw new Error(`no field is called ${label}`);
      await page.fill(element, value);
    },
    has: (name: string) => page.queryByRole('button', { name }) !== null,
    press: page.press,
    escape: () => page.user.keyboard('{Escape}'),
    shut: page.leave,
  };
}
