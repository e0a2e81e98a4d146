import type { BlueprintRow } from '@waymark/api';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { libraryView, PER_PAGE, type LibraryView } from './libraryView.ts';

/** The library's rows for what the URL asks: search, sort and page. */
export function useLibrary() {
  const [params, setParams] = useSearchParams();
  const view = libraryView(params);
  const query = useGetList<BlueprintRow>(
    'blueprints',
    {
      filter: view.q === '' ? {} : { q: view.q },
      sort: { field: view.sort, order: view.order },
      pagination: { page: view.page, perPage: PER_PAGE },
    },
    { placeholderData: (rows: unknown) => rows as never },
  );
  const show = (change: Partial<LibraryView>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: 1, ...change })) {
          if (value === '' || (name === 'page' && value === 1))
            after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace: true },
    );
  return { view, show, query };
}
