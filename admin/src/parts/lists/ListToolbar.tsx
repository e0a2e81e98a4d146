import { useRef, type ReactElement, type ReactNode } from 'react';
import { FilterButton, FilterContext } from 'react-admin';
import { useKey } from '../../base/keyboard/useKey.ts';
import { FilterFormOfPage } from './FilterFormOfPage.tsx';

const isAlwaysOn = ({ props }: ReactElement): boolean =>
  (props as { alwaysOn?: boolean }).alwaysOn === true;

/**
 * Search and filters of react-admin, each as an input; which queries are saved stands in the menu
 * of the filters.
 */
export function ListToolbar({
  filters,
  disableSaveQuery = false,
  children,
}: {
  /** Inputs of react-admin; the search is always on. */
  filters: ReactElement[];
  /** It has views of its own, kept on the server. */
  disableSaveQuery?: boolean;
  /** The controls at the right. */
  children?: ReactNode;
}): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const canBeAdded = filters.some((filter) => !isAlwaysOn(filter));
  useKey(
    'addFilter',
    () => toolbar.current?.querySelector<HTMLElement>('.add-filter')?.click(),
    canBeAdded,
  );
  return (
    <FilterContext.Provider value={filters}>
      <div ref={toolbar} className="list-toolbar">
        <FilterFormOfPage />
        {canBeAdded && <FilterButton disableSaveQuery={disableSaveQuery} />}
        {children !== undefined && <div className="list-toolbar-end">{children}</div>}
      </div>
    </FilterContext.Provider>
  );
}
