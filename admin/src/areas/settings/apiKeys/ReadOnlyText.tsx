import { TextField } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';

/** A text to be copied and not changed; a click selects all of it. */
export function ReadOnlyText({ label, text }: { label: string; text: string }): ReactNode {
  const id = useId();
  return (
    <div className="copy-row api-key-text">
      <TextField
        id={id}
        fullWidth
        value={text}
        slotProps={{
          htmlInput: {
            readOnly: true,
            'aria-label': label,
            onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
          },
        }}
      />
      <CopyButton text={text} />
    </div>
  );
}
