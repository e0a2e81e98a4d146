import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { JumpDialog } from './JumpDialog.tsx';
import { useTexts } from '../texts/index.ts';

/** Opens the jump dialog, by click or Ctrl K (⌘ K). */
export function JumpBox(): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="jump-box"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span>{t('shell.jump')}</span>
        <kbd>{t('shell.jumpKeys')}</kbd>
      </button>
      {open && <JumpDialog onClose={() => setOpen(false)} />}
    </>
  );
}
