import { IconButton } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { ContentOf } from '../blockEditor.ts';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** Pictures one by one, as large as there is room; the arrow keys turn, Escape closes. */
export function PictureViewer({
  files,
  links,
  at,
  onTurn,
  onClose,
}: {
  files: ContentOf<'image'>['files'];
  links: ReadonlyMap<string, string>;
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const { fileId, alt } = files[at] ?? { fileId: '', alt: '' };
  const turn = (by: 1 | -1) => {
    if (files[at + by] !== undefined) onTurn(at + by);
  };
  const turnByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  // Wherever the focus is: nothing else can be reached while it is open.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => isComposed(event) || turnByKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title={alt || t('pictures.nth', { n: at + 1 })} size="full" onClose={onClose}>
      <div className="picture-viewer">
        {files.length > 1 && (
          <IconButton
            aria-label={t('pictures.previous')}
            disabled={at === 0}
            onClick={() => turn(-1)}
          >
            <ChevronLeft />
          </IconButton>
        )}
        {links.has(fileId) && <img src={links.get(fileId)} alt={alt} />}
        {files.length > 1 && (
          <IconButton
            aria-label={t('pictures.next')}
            disabled={at === files.length - 1}
            onClick={() => turn(1)}
          >
            <ChevronRight />
          </IconButton>
        )}
      </div>
    </Dialog>
  );
}
