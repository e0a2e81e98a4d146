import { Search } from 'lucide-react';
import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useGoKeys } from '../../base/keyboard/useGoKeys.ts';
import { useKey } from '../../base/keyboard/useKey.ts';
import { useTexts } from '../../base/texts/index.ts';
import { isComposed } from '@waymark/look/composed';

const loadPalette = () => import('../palette/Palette.tsx');
const Palette = lazy(loadPalette);
const KeySheet = lazy(() => import('../keySheet/KeySheet.tsx'));

/** Takes what is typed while a field is on its way, so that no letter of it does something else. */
function TypedAhead({ onType }: { onType: (letter: string) => void }): ReactNode {
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key.length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}

/** Opens the palette, by click or Ctrl K (⌘ K), and by `?` the table of keys. */
export function JumpBox(): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  /** Typed before the palette was there. */
  const [typed, setTyped] = useState('');
  const close = () => setOpen(null);
  const openPalette = () => {
    setTyped('');
    setOpen('palette');
  };
  useKey('palette', openPalette);
  useKey('theseKeys', () => setOpen('keys'));
  useGoKeys();
  return (
    <>
      <button
        type="button"
        className="jump-box"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onClick={openPalette}
      >
        <Search aria-hidden="true" />
        <span>{t('shell.jump')}</span>
        <kbd>{t('shell.jumpKeys')}</kbd>
      </button>
      <Suspense
        fallback={
          open === 'palette' && <TypedAhead onType={(letter) => setTyped((had) => had + letter)} />
        }
      >
        {open === 'palette' && (
          <Palette typedAhead={typed} onClose={close} onKeys={() => setOpen('keys')} />
        )}
        {open === 'keys' && <KeySheet onClose={close} />}
      </Suspense>
    </>
  );
}
