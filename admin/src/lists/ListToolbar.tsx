import type { ReactElement, ReactNode } from 'react';
import { FilterButton, FilterContext, FilterForm } from 'react-admin';

const isAlwaysOn = ({ props }: ReactElement): boolean =>
  (props as { alwaysOn?: boolean }).alwaysOn === true;

/** Search and filters of react-admin, each as an input; which queries are saved stands in the menu of the filters. */
export function ListToolbar({
  filters,
  disableSaveQuery = false,
  children,
}: {
  /** Inputs of react-admin; the search is always on. */
  filters: ReactElement[];
  /** It has views of its own, kept on the server. */
  disableSaveQuery?: boolean;
  /** What stands at the right. */
  children?: ReactNode;
}): ReactNode {
  return (
    <FilterContext.Provider value={filters}>
      <div className="list-toolbar">
        <FilterForm />
        {filters.some((filter) => !isAlwaysOn(filter)) && (
          <FilterButton disableSaveQuery={disableSaveQuery} />
        )}
        {children !== undefined && (
          <div className="list-toolbar-end">{children}</div>
        )}
      </div>
    </FilterContext.Provider>
  );
}
