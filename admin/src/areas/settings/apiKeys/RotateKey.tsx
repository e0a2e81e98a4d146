import { MenuItem, TextField } from '@mui/material';
import type { ApiKeyRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { ShownKey } from './ApiKeysPage.tsx';
import { newApiKey } from './newApiKey.ts';

/**
 * For so many hours the key of before can go on working: a little less than the seven days that it
 * may at most (PRODUCT 21.4), since the clock here may be ahead.
 */
const overlaps = [0, 1, 24, 167] as const;
const HOUR = 60 * 60_000;

type RotateKeyProps = {
  workspaceId: string;
  of: ApiKeyRow;
  onMade: (key: ShownKey) => void;
  onClose: () => void;
};

/** Asks until when the key of before goes on working; then the new one is shown once. */
export function RotateKey({ workspaceId, of, onMade, onClose }: RotateKeyProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [hours, setHours] = useState<number>(24);
  const [key] = useState(() => newApiKey(workspaceId, of.id));
  const submission = useSubmit(async () => {
    const previousUntil = hours === 0 ? null : new Date(Date.now() + hours * HOUR).toISOString();
    await send('RotateApiKey', { keyId: of.id, key, previousUntil });
    onMade({ name: of.name, text: key, previousUntil });
  });
  return (
    <SubmitDialog
      title={t('apiKeys.rotateName', { name: of.name })}
      action={t('apiKeys.rotate')}
      isComplete
      {...{ submission, onClose }}
    >
      <p className="dialog-text">{t('apiKeys.rotateSays', { lastFour: of.lastFour })}</p>
      <TextField
        select
        fullWidth
        label={t('apiKeys.overlap')}
        value={hours}
        onChange={({ target }) => setHours(Number(target.value))}
      >
        {overlaps.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`apiKeys.overlap_${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </SubmitDialog>
  );
}
