import { IconButton, MenuItem, TextField } from '@mui/material';
import type { MailPreviewRequest } from '@waymark/api';
import { Moon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useMe } from '../../../base/session/me.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { MailDevices } from './MailDevices.tsx';
import { useMailPreview } from './useMailPreview.ts';
import type { Readers } from './useReaders.ts';

/** The mail itself as somebody gets it, while its words are written (PRODUCT 5.5). */
export function PreviewPane({
  wanted,
  readers,
}: {
  wanted: MailPreviewRequest;
  readers: Readers;
}): ReactNode {
  const t = useTexts();
  const me = useMe()?.account;
  const [isDark, setDark] = useState(false);
  const { data, error, refetch } = useMailPreview(readers.known ? wanted : null);
  const { execution, executions } = readers;
  return (
    <section className="emails-preview" aria-label={t('emails.preview')}>
      <header>
        <h3>{t('emails.arrivesAt')}</h3>
        {execution === undefined ? (
          <p>{readers.known && t('emails.nothingRolledOut')}</p>
        ) : (
          <>
            <div className="emails-reader">
              <PersonPicker
                value={readers.accountId ?? me?.accountId ?? null}
                onChange={readers.choosePerson}
                options={readers.options}
                label={t('emails.reader')}
              />
            </div>
            <TextField
              select
              size="small"
              className="emails-rollout"
              value={execution.id}
              onChange={(event) => readers.chooseExecution(event.target.value)}
              slotProps={{ htmlInput: { 'aria-label': t('emails.rollout') } }}
            >
              {executions.map(({ id, name, clientName }) => (
                <MenuItem key={id} value={id}>
                  {clientName} - {name}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
        <span className="words-gap" />
        <IconButton
          aria-label={t('emails.dark')}
          title={t('emails.dark')}
          aria-pressed={isDark}
          onClick={() => setDark(!isDark)}
        >
          <Moon />
        </IconButton>
      </header>
      {error !== null && (
        <ErrorState
          what={t('emails.previewFailed')}
          onRetry={() => void refetch()}
          {...whyNot(error)}
        />
      )}
      {data === undefined && error === null && (
        <Skeleton rows={8} label={t('emails.previewLoading')} />
      )}
      {data !== undefined && error === null && <MailDevices mail={data} isDark={isDark} />}
    </section>
  );
}
