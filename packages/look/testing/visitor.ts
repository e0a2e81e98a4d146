import { act, cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/**
 * The page of a test file, and somebody before it: what is there is asked for by role and name, as
 * they (and a screen reader) know it, and they press, type and go by keys as a person does. Each
 * file asks for one of its own: the `screen` of the library is the page of the file that loaded it
 * first, and files share their modules.
 */
export function visitor() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const page = within(document.body);
  let place: HTMLElement | undefined;
  return {
    ...page,
    user,
    /**
     * Draws it; once more where it stands already. What waits for no more than a promise is there
     * then. It is taken away after the test.
     */
    async show(shown: ReactNode): Promise<void> {
      if (place?.isConnected !== true)
        place = document.body.appendChild(document.createElement('div'));
      const container = place;
      await act(async () => void render(shown, { container }));
    },
    /** Takes it away, as leaving the page or a reload does. */
    leave: () => act(async () => cleanup()),
    /** All that the page says. */
    text: () => document.body.textContent,
    /** Presses the button of that name. */
    press: (name: string | RegExp) => user.click(page.getByRole('button', { name })),
    /** Puts it in place of what the field holds, at once, as whoever pastes does. */
    async fill(field: HTMLElement, text: string): Promise<void> {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
  };
}
