import { Button, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { WrittenBefore } from '../../../parts/dialogs/WrittenBefore.tsx';
import { useTexts } from '../../../base/texts/index.ts';

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
  const unsent = useUnsent(`sites.${formId}`, { text: saved });
  const { text } = unsent.fields;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { submit, submitting, error } = useSubmit(
    () => send('SetFormOrigins', { formId, origins: lines }),
    () => {
      unsent.end();
      notify(t('embedding.sitesSaved'), { type: 'info' });
    },
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
        onChange={({ target }) => unsent.type('text', target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      {unsent.isFromBefore && unsent.isTyped && <WrittenBefore />}
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
