import type { ShareRow } from '@waymark/api';
import { formatDate, Avatar, formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { Skeleton } from '../../../parts/page/states.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { lastDay } from './lastDay.ts';
import { ShareLink } from './ShareLink.tsx';
import { SharePassword } from './SharePassword.tsx';
import { ShareTerms } from './ShareTerms.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { AskedAct } from '../../../parts/dialogs/AskedAct.tsx';
import { leads, useShare, type ShareSubject } from './useShare.ts';
import './sharing.css';

type StopSharingProps = { readonly of: ShareSubject; readonly share: ShareRow };

/** Ends the link for good; asks before, and names how many lose access. */
function StopSharing({ of, share }: StopSharingProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const count = share.guests.filter(({ inside }) => inside).length;
  return (
    <AskedAct
      className="share-stop"
      act={t('sharing.stop')}
      title={t('sharing.stopAsks')}
      says={count === 0 ? t('sharing.stopSays') : t('sharing.stopShutsOut', { count })}
      onAct={() => send('StopSharing', { of })}
    />
  );
}

/** Who came by the link, and when they looked last. */
function ShareGuests({ share }: { share: ShareRow }): ReactNode {
  const t = useTexts();
  if (share.guests.length === 0) return null;
  return (
    <section>
      <h3>{t('sharing.whoLooked')}</h3>
      <ul className="panel-rows">
        {share.guests.map(({ id, name, lookedAt, inside }) => {
          const called = name ?? t('sharing.former');
          return (
            <li key={id} className="panel-row">
              <Avatar name={called} kind="client" decorative />
              <span className="panel-words">
                <b>{called}</b>
                {!inside && <small>{t('sharing.outside')}</small>}
              </span>
              <span className="panel-side">
                {t('sharing.looked', { at: formatDateTime(lookedAt) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Sharing by link and password (PRODUCT 17): the link, its password, what it lets people do, and
 * who looked.
 */
export function ShareDialog({ of }: { of: ShareSubject }): ReactNode {
  const t = useTexts();
  const { share, isPending, error } = useShare(of);
  if (share === null && error) return <DialogError>{t('sharing.notLoaded')}</DialogError>;
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

function Link({ of, share }: { of: ShareSubject; share: ShareRow }): ReactNode {
  const t = useTexts();
  const sees = share.mayWork ? 'sharing.works' : 'sharing.sees';
  return (
    <section>
      <h3>{of.kind === 'process' ? t('sharing.linkToProcess') : t('sharing.linkToProject')}</h3>
      <ShareLink token={share.token} />
      <p>{leads(share) ? t(sees, { what: t(`sharing.${of.kind}`) }) : whyNot(t, share)}</p>
    </section>
  );
}

const whyNot = (t: ReturnType<typeof useTexts>, { open, until }: ShareRow): string =>
  open && until !== null
    ? t('sharing.over', { date: formatDate(lastDay(until)) })
    : t('sharing.off');
