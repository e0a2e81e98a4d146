import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './dialog.css';

/** Says that what stands here was written when it was open before, and was not sent. */
export function WrittenBefore(): ReactNode {
  const t = useTexts();
  return (
    <p className="dialog-before" role="status">
      {t('words.writtenBefore')}
    </p>
  );
}
