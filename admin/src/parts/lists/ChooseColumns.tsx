import { Columns3 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ColumnsButton } from 'react-admin';
import { useKey } from '../../base/keyboard/useKey.ts';

/** Which columns a table shows, by react-admin, which keeps it in the browser under `storeKey`. */
export function ChooseColumns({ storeKey }: { storeKey: string }): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  useKey('chooseColumns', () => frame.current?.querySelector('button')?.click());
  return (
    <span ref={frame} onClick={() => nameRoles(storeKey)}>
      <ColumnsButton storeKey={storeKey} startIcon={<Columns3 />} />
    </span>
  );
}

/** React-admin calls its columns options of a menu, which are none: they are a list of switches. */
function nameRoles(storeKey: string): void {
  const list = document.querySelector(`[id="${storeKey}-columnsSelector"] ul`);
  list?.setAttribute('role', 'list');
  for (const item of list?.children ?? []) item.setAttribute('role', 'listitem');
}
