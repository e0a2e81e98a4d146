import type { BlueprintRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ListFoot } from '../lists/ListFoot.tsx';
import { useTexts } from '../texts/index.ts';
import { useSingleModules } from './useSingleModules.ts';

const keys = [
  { caps: ['←', '→'], word: 'library.keyFold' },
  { caps: ['Enter'], word: 'library.keyOpen' },
  { caps: ['F2'], word: 'library.keyRename' },
  { caps: ['Shift', 'F10'], word: 'library.keyMenu' },
] as const;

/** How much there is; of a library of one page, what is in it too. And the keys of its rows. */
export function LibraryFoot(): ReactNode {
  const t = useTexts();
  const { data = [], total = 0 } = useListContext<BlueprintRow>();
  const singles = useSingleModules() ?? [];
  const processes = t('library.processes', { count: total });
  const parts = data.reduce((sum, row) => sum + row.subProcesses, 0);
  const whole = [
    processes,
    ...(parts > 0 ? [t('library.subProcesses', { count: parts })] : []),
    ...(singles.length > 0
      ? [t('library.singles', { count: singles.length })]
      : []),
  ].join(', ');
  return (
    <div className="library-foot">
      <p className="library-keys" aria-hidden>
        {keys.map(({ caps, word }) => (
          <span key={word}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
            {t(word)}
          </span>
        ))}
      </p>
      <ListFoot counted={total > data.length ? processes : whole} />
    </div>
  );
}
