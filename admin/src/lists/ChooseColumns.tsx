import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColumnsButton } from 'react-admin';

/** Which columns a table shows, by react-admin, which keeps it in the browser under `storeKey`. */
export function ChooseColumns({ storeKey }: { storeKey: string }): ReactNode {
  return (
    <span onClick={() => nameRoles(storeKey)}>
      <ColumnsButton storeKey={storeKey} startIcon={<Columns3 />} />
    </span>
  );
}

/** React-admin calls its columns options of a menu, which are none: they are a list of switches. */
function nameRoles(storeKey: string): void {
  const list = document.querySelector(`[id="${storeKey}-columnsSelector"] ul`);
  list?.setAttribute('role', 'list');
  for (const item of list?.children ?? [])
    item.setAttribute('role', 'listitem');
}
