import type { ReactNode } from 'react';

type SaveStateProps = {
  state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Instant (ISO) of the last save, shown with `saved`. */
  at?: string;
};

/** Whether what was typed is stored; said politely to screen readers. Stands in the page's head, not in a toast. */
export function SaveState({ state, at }: SaveStateProps): ReactNode {
  return (
    <span className={`save-state save-state-${state}`} role="status">
      {sentence(state, at)}
    </span>
  );
}

function sentence(
  state: SaveStateProps['state'],
  at: string | undefined,
): string {
  switch (state) {
    case 'unsaved':
      return 'Not saved yet';
    case 'saving':
      return 'Saving';
    case 'failed':
      return 'Not saved';
    case 'saved':
      return at === undefined ? 'Saved' : `Saved ${clock(at)}`;
  }
}

/** Hour and minute, 24 h, in the reader's zone. */
const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
