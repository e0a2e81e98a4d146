import { Button } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../base/texts/index.ts';
import { useSavedViews } from './useSavedViews.ts';
import type { ViewedList } from './viewedList.ts';
import './views.css';

const SaveView = lazy(() => import('./SaveView.tsx'));

/** What is shown is no view, or another one by now: it can be kept, or the view be shown again. */
export function ViewChanged({ viewed }: { viewed: ViewedList }): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const { open, changed } = useSavedViews(viewed);
  const show = viewed.useOpen();
  if (!changed) return null;
  const reset = () => {
    const search = open?.search ?? '';
    show(search);
    void navigate(search === '' ? viewed.path : `${viewed.path}?${search}`);
  };
  return (
    <>
      <span className="view-changed">
        {open !== undefined && <span className="view-dot" aria-hidden="true" />}
        {t('executions.viewChanged')}
      </span>
      <Suspense>
        <SaveView viewed={viewed} />
      </Suspense>
      <Button size="small" onClick={reset}>
        {t('words.reset')}
      </Button>
    </>
  );
}
