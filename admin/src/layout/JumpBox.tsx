import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useGoKeys } from '../keys/useGoKeys.ts';
import { useKey } from '../keys/useKey.ts';
import { useTexts } from '../texts/index.ts';
import { TypedAhead } from './TypedAhead.tsx';

const loadPalette = () => import('../palette/Palette.tsx');
const Palette = lazy(loadPalette);
const KeySheet = lazy(() => import('../keys/KeySheet.tsx'));

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
          open === 'palette' && (
            <TypedAhead onType={(letter) => setTyped((had) => had + letter)} />
          )
        }
      >
        {open === 'palette' && (
          <Palette
            typedAhead={typed}
            onClose={close}
            onKeys={() => setOpen('keys')}
          />
        )}
        {open === 'keys' && <KeySheet onClose={close} />}
      </Suspense>
    </>
  );
}
