import {
  bookingProviders,
  providerNames,
  type BookingProvider,
} from '@waymark/events/bookingProviders';
import { Button, IconButton, TextField } from '@mui/material';
import type { Conflict } from '@waymark/client';
import { Copy } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useGivenName } from '../../../parts/conflict/useGivenName.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import type { Membership } from '../../../base/wire/workspace.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { BookingHosts } from './BookingHosts.tsx';
import { SettingsFoot } from '../sections/SettingsFoot.tsx';
import { SettingsRow, SettingsSection } from '../sections/SettingsSection.tsx';
import { WorkspaceSettings } from './WorkspaceSettings.tsx';

const steps = {
  CALENDLY: ['scheduling.calendly1', 'scheduling.calendly2', 'scheduling.calendly3'],
  HUBSPOT: ['scheduling.hubspot1', 'scheduling.hubspot2', 'scheduling.hubspot3'],
} as const;
const SHORTEST = 8;

/**
 * /settings/scheduling (PRODUCT 16.3, 16.5): whose word about bookings is believed, and on whose
 * domains they are made.
 */
export function SchedulingPage(): ReactNode {
  const t = useTexts();
  return (
    <WorkspaceSettings title={t('settingsMenu.scheduling')} lead={t('scheduling.lead')}>
      {bookingProviders.map((provider) => (
        <ProviderForm key={provider} provider={provider} />
      ))}
      <BookingHosts />
    </WorkspaceSettings>
  );
}

function ProviderForm({ provider }: { provider: BookingProvider }): ReactNode {
  const t = useTexts();
  const workspace = useRecordContext<Membership & { id: string }>();
  const isSet = workspace?.bookingProviders.includes(provider) === true;
  const notify = useNotify();
  const [addressId, keyId] = [useId(), useId()];
  const send = useCommand({ quiet: true });
  const [key, setKey] = useState('');
  const [kept, setKept] = useState(false);
  const typed = key.trim();
  const name = providerNames[provider];
  const fits = typed.length >= SHORTEST;
  const seen = workspace?.revision ?? undefined;
  const forget = () => setKey('');
  /** A key is sealed: what is told of one is that it is there. */
  const asked = (key: string | null, onKeepMine: () => void) => ({
    ...{ name, what: t('scheduling.key'), seen, isSealed: true as const, onKeepMine },
    send: (_: string, basedOn?: string) =>
      send('SetBookingKey', { provider, key }, basedOn === undefined ? {} : { basedOn }),
    tell: (_: unknown, { event }: Conflict) =>
      t(event === 'BookingKeyDropped' ? 'scheduling.noKey' : 'scheduling.anotherKey'),
    onTakeTheirs: forget,
  });
  const giving = useGivenName(asked(typed, () => void given.submit()));
  const taking = useGivenName(asked(null, () => void taken.submit()));
  const given = useSubmit(async () => {
    if (!(await giving.give(t('scheduling.typedKey')))) return;
    forget();
    setKept(true);
  });
  const taken = useSubmit(() => taking.give(t('scheduling.noKey')));
  const address = `${location.origin}/api/bookings/${provider.toLowerCase()}/${workspace?.workspaceId}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify(t('scheduling.copied'), { type: 'info' });
  };
  const isShort = typed !== '' && !fits;
  const error = given.error ?? taken.error;
  return (
    <SettingsSection
      title={name}
      lead={t(isSet ? 'scheduling.connected' : 'scheduling.notConnected', { provider: name })}
      onSubmit={() => fits && void given.submit()}
    >
      <SettingsRow
        control={addressId}
        label={t('scheduling.address')}
        hint={t('scheduling.addressHint', { provider: name })}
      >
        <TextField
          id={addressId}
          fullWidth
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
      </SettingsRow>
      <SettingsRow
        control={keyId}
        label={t('scheduling.key')}
        hint={t('scheduling.keyHint', { provider: name })}
      >
        <TextField
          id={keyId}
          fullWidth
          type="password"
          autoComplete="off"
          value={key}
          error={isShort}
          placeholder={isSet ? t('scheduling.keySet') : undefined}
          helperText={isShort ? t('scheduling.keyShort') : undefined}
          onChange={({ target }) => {
            // What is there now is what is written over.
            if (key === '') giving.look(seen);
            setKey(target.value);
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {isSet && (
          <Button
            variant="outlined"
            disabled={taken.submitting}
            onClick={() => {
              taking.look(seen);
              void taken.submit();
            }}
          >
            {t('scheduling.remove')}
          </Button>
        )}
      </SettingsRow>
      <details className="settings-steps">
        <summary>{t('scheduling.howTo', { provider: name })}</summary>
        <ol>
          {steps[provider].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </details>
      {giving.dialog}
      {taking.dialog}
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={typed !== ''}
        fits={fits}
        saving={given.submitting}
        saved={kept}
        onDiscard={forget}
      />
    </SettingsSection>
  );
}

const selectAll = (event: { target: { select?: () => void } }) => event.target.select?.();
