import { Button, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';

/** Which sites may show the form, a line for each. */
export function Sites({
  formId,
  origins,
}: {
  formId: string;
  origins: readonly string[];
}): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const send = useCommand({ quiet: true });
  const saved = origins.join('\n');
  const [text, setText] = useState(saved);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { submit, submitting, error } = useSubmit(
    () => send('SetFormOrigins', { formId, origins: lines }),
    () => notify(t('embedding.sitesSaved'), { type: 'info' }),
  );
  return (
    <form
      className="embed-part"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        label={t('embedding.sites')}
        helperText={t('embedding.sitesHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <div className="embed-acts">
        <Button
          type="submit"
          variant="outlined"
          disabled={submitting || lines.join('\n') === saved}
        >
          {t('embedding.saveSites')}
        </Button>
      </div>
    </form>
  );
}
