import {
  bookingProviders,
  providerNames,
  type BookingProvider,
} from '@waymark/events/bookingProviders';
import { Button, IconButton, TextField } from '@mui/material';
import { Copy } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import './settings.css';

const hints = {
  CALENDLY: 'scheduling.calendlyHint',
  HUBSPOT: 'scheduling.hubspotHint',
} as const;
const SHORTEST = 8;

/** /settings/scheduling (PRODUCT 16.3): whose word about bookings is believed. */
export function SchedulingPage(): ReactNode {
  const t = useTexts();
  const membership = useMembership();
  return (
    <div className="settings">
      <PageHead title={t('settingsMenu.scheduling')} />
      <div className="settings-body">
        <p className="settings-lead">{t('scheduling.lead')}</p>
        {membership === undefined ? (
          <Skeleton rows={4} />
        ) : (
          bookingProviders.map((provider) => (
            <ProviderForm
              key={`${membership.workspaceId} ${provider}`}
              provider={provider}
              workspaceId={membership.workspaceId}
              isSet={membership.bookingProviders.includes(provider)}
            />
          ))
        )}
      </div>
    </div>
  );
}

function ProviderForm({
  provider,
  workspaceId,
  isSet,
}: {
  provider: BookingProvider;
  workspaceId: string;
  isSet: boolean;
}): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const titleId = useId();
  const send = useCommand({ quiet: true });
  const [key, setKey] = useState('');
  const typed = key.trim();
  const given = useSubmit(
    () => send('SetBookingKey', { provider, key: typed }),
    () => {
      setKey('');
      notify(t('shell.saved'), { type: 'success' });
    },
  );
  const taken = useSubmit(() => send('SetBookingKey', { provider, key: null }));
  const address = `${location.origin}/api/bookings/${provider.toLowerCase()}/${workspaceId}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify(t('scheduling.copied'), { type: 'success' });
  };
  const isShort = typed !== '' && typed.length < SHORTEST;
  const error = given.error ?? taken.error;
  return (
    <form
      className="settings-form settings-part"
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.length >= SHORTEST) void given.submit();
      }}
    >
      <h2 id={titleId}>{providerNames[provider]}</h2>
      <p>{t(hints[provider])}</p>
      <TextField
        fullWidth
        label={t('scheduling.address')}
        value={address}
        slotProps={{
          htmlInput: { readOnly: true, onFocus: selectAll },
          input: {
            endAdornment: (
              <IconButton
                aria-label={t('scheduling.copy')}
                title={t('scheduling.copy')}
                onClick={() => void copy()}
              >
                <Copy />
              </IconButton>
            ),
          },
        }}
      />
      <TextField
        fullWidth
        type="password"
        autoComplete="off"
        label={t('scheduling.key')}
        value={key}
        error={isShort}
        helperText={
          isShort
            ? t('scheduling.keyShort')
            : isSet
              ? t('scheduling.keySet')
              : t('scheduling.keyNone')
        }
        onChange={({ target }) => setKey(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
      <div className="settings-acts">
        <Button
          type="submit"
          variant="contained"
          disabled={typed.length < SHORTEST || given.submitting}
        >
          {t('settings.update')}
        </Button>
        {isSet && (
          <Button
            variant="outlined"
            disabled={taken.submitting}
            onClick={() => void taken.submit()}
          >
            {t('scheduling.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

const selectAll = (event: { target: { select?: () => void } }) =>
  event.target.select?.();
