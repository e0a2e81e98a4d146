import type { ExecutionRow } from '@waymark/api';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PersonAvatar } from '../../../parts/people/PersonAvatar.tsx';
import { useTexts } from '../../../base/texts/index.ts';

const FollowersDialog = lazy(() =>
  import('../../../parts/personPicker/FollowersDialog.tsx').then(({ FollowersDialog: it }) => ({
    default: it,
  })),
);

/** So many faces at most; the rest are a number. */
const MOST_SHOWN = 3;

/** Who follows the process as a whole; a click opens them. */
export function ProcessFollowers({
  execution: { id, name, clientId, followers, planRevision },
}: {
  execution: ExecutionRow;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="process-followers"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('task.followers')}
        {followers.length === 0 && <span className="picker-empty">{t('words.nobody')}</span>}
        {followers.slice(0, MOST_SHOWN).map((ref) => (
          <PersonAvatar key={ref} id={ref} planId={id} />
        ))}
        {followers.length > MOST_SHOWN && <span>+{t.number(followers.length - MOST_SHOWN)}</span>}
      </button>
      {open && (
        <Suspense>
          <FollowersDialog
            plan={{ kind: 'process', id }}
            {...{ name, clientId, followers }}
            seen={planRevision}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
