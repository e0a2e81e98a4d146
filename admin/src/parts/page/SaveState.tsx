import type { ReactNode } from 'react';
import { useTexts, type T } from '../../base/texts/index.ts';
import './pageHead.css';

type SaveStateProps = {
  state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Instant (ISO) of the last save, shown with `saved`. */
  at?: string;
};

/**
 * Whether what was typed is stored; said politely to screen readers. Stands in the page's head, not
 * in a toast.
 */
export function SaveState({ state, at }: SaveStateProps): ReactNode {
  const t = useTexts();
  return (
    <span className={`save-state save-state-${state}`} role="status">
      {sentence(t, state, at)}
    </span>
  );
}

function sentence(t: T, state: SaveStateProps['state'], at: string | undefined): string {
  switch (state) {
    case 'unsaved':
      return t('shell.notSavedYet');
    case 'saving':
      return t('shell.saving');
    case 'failed':
      return t('shell.notSaved');
    case 'saved':
      return at === undefined ? t('shell.saved') : t('shell.savedAt', { time: clock(at) });
  }
}

/** Hour and minute, 24 h, in the reader's zone. */
const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
