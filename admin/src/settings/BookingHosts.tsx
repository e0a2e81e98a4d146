import {
  bookingHostOf,
  MOST_BOOKING_HOSTS,
} from '@waymark/events/bookingProviders';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { Membership } from '../session/workspace.ts';
import { useTexts, type T } from '../texts/index.ts';
import { OneSetting } from './OneSetting.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

const lines = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is typed as it would be kept; undefined where one of it is no public host, or there are too many. */
export function hostsIn(typed: string): string | undefined {
  const hosts = lines(typed).map(bookingHostOf);
  return hosts.includes(null) || new Set(hosts).size > MOST_BOOKING_HOSTS
    ? undefined
    : [...new Set(hosts)].join('\n');
}

/** What is wrong with it, by name. */
function mistakeIn(t: T, typed: string): string {
  const wrong = lines(typed).find((line) => bookingHostOf(line) === null);
  return wrong === undefined
    ? t('scheduling.hostsMost', { most: MOST_BOOKING_HOSTS })
    : t('scheduling.hostWrong', { host: wrong });
}

/** Whose booking pages are taken beside those of the providers themselves (PRODUCT 16.5); the owner names them, the team reads them. */
export function BookingHosts({
  membership: { bookingHosts, role, revision },
}: {
  membership: Membership;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const said = {
    title: t('scheduling.hosts'),
    lead: t('scheduling.hostsLead'),
  };
  if (role !== 'OWNER')
    return (
      <SettingsSection {...said}>
        <SettingsRow
          label={t('scheduling.hostsLabel')}
          hint={t('scheduling.hostsOwner')}
        >
          {bookingHosts.length === 0 ? (
            <span>{t('words.none')}</span>
          ) : (
            <ul className="settings-list">
              {bookingHosts.map((host) => (
                <li key={host}>{host}</li>
              ))}
            </ul>
          )}
        </SettingsRow>
      </SettingsSection>
    );
  return (
    <OneSetting
      place="bookingHosts"
      {...said}
      label={t('scheduling.hostsLabel')}
      hint={t('scheduling.hostsHint', { most: MOST_BOOKING_HOSTS })}
      value={bookingHosts.join('\n')}
      write={(kept) => kept}
      read={hostsIn}
      mistake={(typed) => mistakeIn(t, typed)}
      seen={revision ?? undefined}
      theirs={(hosts) => (hosts as readonly string[]).join('\n')}
      onSave={(given, basedOn) =>
        send('SetBookingHosts', { hosts: lines(given) }, { basedOn })
      }
      field={{
        fullWidth: true,
        multiline: true,
        minRows: 2,
        placeholder: 'meetings.example.com',
        slotProps: {
          htmlInput: {
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 3000,
          },
        },
      }}
    />
  );
}
