import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

/** How far a file is: on its way, or there and looked at before it is taken. */
export function GoingFile({ name, share }: { name: string; share: number }): ReactNode {
  const t = useTexts();
  return share < 1 ? (
    <LinearProgress
      variant="determinate"
      value={share * 100}
      aria-label={t('files.going', { name })}
    />
  ) : (
    <>
      <small className="being-checked">{t('files.beingChecked')}</small>
      <LinearProgress aria-label={t('files.checking', { name })} />
    </>
  );
}
