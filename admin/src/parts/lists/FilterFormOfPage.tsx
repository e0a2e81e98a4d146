import { useMemo, useState, type ReactNode } from 'react';
import { FilterForm, ListContextProvider, useListContext } from 'react-admin';

/**
 * react-admin's form of filters, which takes what is typed a moment later. Whoever has opened
 * something by then has left: the address is another page's, while this one is still drawn until
 * that is loaded, and a filter set now would lead back.
 */
export function FilterFormOfPage(): ReactNode {
  const list = useListContext();
  const [path] = useState(() => window.location.pathname);
  const ofPage = useMemo(
    () => ({
      ...list,
      setFilters: (...filters: Parameters<typeof list.setFilters>) => {
        if (window.location.pathname === path) list.setFilters(...filters);
      },
    }),
    [list, path],
  );
  return (
    <ListContextProvider value={ofPage}>
      <FilterForm />
    </ListContextProvider>
  );
}
