import { Button, InputAdornment, TextField } from '@mui/material';
import { Check, Copy, Link2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { linkOf } from './useShare.ts';

/** How long it says that it was copied, in milliseconds. */
const SAID_FOR = 2_000;

/** The link, and a button that copies it. */
export function ShareLink({ token }: { token: string }): ReactNode {
  const t = useTexts();
  const link = linkOf(token);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="share-row">
      <TextField
        fullWidth
        value={link}
        slotProps={{
          htmlInput: {
            readOnly: true,
            'aria-label': t('sharing.link'),
            onFocus: ({ target }: { target: { select?: () => void } }) =>
              target.select?.(),
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
      <Button
        variant="outlined"
        startIcon={copied ? <Check /> : <Copy />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">
          {copied ? t('sharing.copied') : t('sharing.copy')}
        </span>
      </Button>
    </div>
  );
}
