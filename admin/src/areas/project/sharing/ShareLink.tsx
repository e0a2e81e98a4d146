import { InputAdornment, TextField } from '@mui/material';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { linkOf } from './useShare.ts';

/** The link, and a button that copies it. */
export function ShareLink({ token }: { token: string }): ReactNode {
  const t = useTexts();
  const link = linkOf(token);
  return (
    <div className="copy-row">
      <TextField
        fullWidth
        value={link}
        slotProps={{
          htmlInput: {
            readOnly: true,
            'aria-label': t('sharing.link'),
            onFocus: ({ target }: { target: { select?: () => void } }) => target.select?.(),
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Link2 aria-hidden="true" />
              </InputAdornment>
            ),
          },
        }}
      />
      <CopyButton text={link} />
    </div>
  );
}
