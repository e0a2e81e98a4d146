import type { ShareRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useTexts } from '../texts/index.ts';
import { lastDay } from './lastDay.ts';
import { ShareGuests } from './ShareGuests.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SharePassword } from './SharePassword.tsx';
import { ShareTerms } from './ShareTerms.tsx';
import { StopSharing } from './StopSharing.tsx';
import { leads, useShare, type SharedThing } from './useShare.ts';
import './sharing.css';

/** Sharing by link and password (PRODUCT 17): the link, its password, what it lets people do, and who looked. */
export function SharePanel({ of }: { of: SharedThing }): ReactNode {
  const t = useTexts();
  const { share, isPending, error } = useShare(of);
  if (share === null && error)
    return <DialogError>{t('sharing.notLoaded')}</DialogError>;
  if (isPending) return <Skeleton rows={3} />;
  return (
    <div className="share">
      {share !== null && <Link of={of} share={share} />}
      <SharePassword key={share?.passwordAt ?? ''} of={of} share={share} />
      {share !== null && (
        <>
          <ShareTerms of={of} share={share} />
          <ShareGuests share={share} />
          <StopSharing of={of} share={share} />
        </>
      )}
    </div>
  );
}

function Link({ of, share }: { of: SharedThing; share: ShareRow }): ReactNode {
  const t = useTexts();
  const sees = share.mayWork ? 'sharing.works' : 'sharing.sees';
  return (
    <section>
      <h3>
        {of.kind === 'process'
          ? t('sharing.linkToProcess')
          : t('sharing.linkToProject')}
      </h3>
      <ShareLink token={share.token} />
      <p>
        {leads(share)
          ? t(sees, { what: t(`sharing.${of.kind}`) })
          : whyNot(t, share)}
      </p>
    </section>
  );
}

const whyNot = (
  t: ReturnType<typeof useTexts>,
  { open, until }: ShareRow,
): string =>
  open && until !== null
    ? t('sharing.over', { date: formatDate(lastDay(until)) })
    : t('sharing.off');
