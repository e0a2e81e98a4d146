import { useMediaQuery } from '@mui/material';
import { useSearchParams } from 'react-router';

export type BuilderView = 'board' | 'list';

/**
 * Board or list, kept in the URL (`?view=list`); where the URL says nothing narrow screens show the
 * list.
 */
export function useBuilderView(): [BuilderView, (view: BuilderView) => void] {
  const narrow = useMediaQuery('(width < 900px)');
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const view = asked === 'board' || asked === 'list' ? asked : narrow ? 'list' : 'board';
  const choose = (next: BuilderView) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('view', next);
        return after;
      },
      { replace: true },
    );
  return [view, choose];
}
