import { bookingHostOf, MOST_BOOKING_HOSTS } from '@waymark/events/bookingProviders';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { Membership } from '../../../base/wire/workspace.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { linesInput } from '../../../parts/fields/linesInput.tsx';
import { Setting } from '../sections/Setting.tsx';
import { SettingsRow, SettingsSection } from '../sections/SettingsSection.tsx';

/**
 * Whose booking pages are taken beside those of the providers themselves (PRODUCT 16.5); the owner
 * names them, the team reads them.
 */
export function BookingHosts(): ReactNode {
  const t = useTexts();
  const membership = useRecordContext<Membership & { id: string }>();
  const hosts = membership?.bookingHosts ?? [];
  const said = { title: t('scheduling.hosts'), lead: t('scheduling.hostsLead') };
  if (membership?.role !== 'OWNER')
    return (
      <SettingsSection {...said}>
        <SettingsRow label={t('scheduling.hostsLabel')} hint={t('scheduling.hostsOwner')}>
          {hosts.length === 0 ? (
            <span>{t('words.none')}</span>
          ) : (
            <ul className="settings-list">
              {hosts.map((host) => (
                <li key={host}>{host}</li>
              ))}
            </ul>
          )}
        </SettingsRow>
      </SettingsSection>
    );
  return (
    <Setting
      source="bookingHosts"
      {...said}
      label={t('scheduling.hostsLabel')}
      hint={t('scheduling.hostsHint', { most: MOST_BOOKING_HOSTS })}
      input={linesInput({
        read: bookingHostOf,
        wrong: (host) => t('scheduling.hostWrong', { host }),
        most: MOST_BOOKING_HOSTS,
        tooMany: t('scheduling.hostsMost', { most: MOST_BOOKING_HOSTS }),
        placeholder: 'meetings.example.com',
      })}
    />
  );
}
