import type { Me } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { SettingsSection } from '../sections/SettingsSection.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** From whom the person wants no invitation any more (PRODUCT 4.5), each with the way back. */
export function Refusals({ refusals }: { refusals: Me['refusals'] }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const allow = async (from: string | null) => {
    setBusy(true);
    setError(null);
    try {
      await send('AllowInvitations', { from });
    } catch (reason) {
      setError(sentenceOf(reason));
    } finally {
      setBusy(false);
    }
  };
  if (refusals.length === 0) return null;
  return (
    <SettingsSection
      className="profile-refusals"
      title={t('profile.refused')}
      lead={t('profile.refusedHint')}
    >
      <ul>
        {refusals.map(({ workspaceId, workspaceName }) => {
          const whom =
            workspaceId === null
              ? t('profile.anybody')
              : (workspaceName ?? t('profile.goneWorkspace'));
          return (
            <li key={workspaceId ?? 'anybody'}>
              <span>{whom}</span>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('profile.allowAgainWhom', { whom })}
                disabled={busy}
                onClick={() => void allow(workspaceId)}
              >
                {t('profile.allowAgain')}
              </Button>
            </li>
          );
        })}
      </ul>
      {error !== null && <DialogError>{error}</DialogError>}
    </SettingsSection>
  );
}
