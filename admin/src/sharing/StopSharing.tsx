import type { ShareRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { AskedAct } from '../dialogs/AskedAct.tsx';
import { useTexts } from '../texts/index.ts';
import type { SharedThing } from './useShare.ts';

type StopSharingProps = { readonly of: SharedThing; readonly share: ShareRow };

/** Ends the link for good; asks before, and names how many lose access. */
export function StopSharing({ of, share }: StopSharingProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const count = share.guests.filter(({ inside }) => inside).length;
  return (
    <AskedAct
      className="share-stop"
      act={t('sharing.stop')}
      title={t('sharing.stopAsks')}
      says={
        count === 0
          ? t('sharing.stopSays')
          : t('sharing.stopShutsOut', { count })
      }
      onAct={() => send('StopSharing', { of })}
    />
  );
}
