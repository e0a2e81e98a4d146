import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import { OneSetting } from './OneSetting.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { ZoneField } from './ZoneField.tsx';

/** As many working hours can be promised at most: two weeks. */
const MOST = 80;

/** /settings/update-name and /settings/answer-time (PRODUCT 2.2, 4.8, 4.13): what the workspace is called, whose days it goes by, and what clients are promised. */
export function WorkspacePage(): ReactNode {
  const t = useTexts();
  const membership = useMembership();
  return (
    <SettingsPage
      title={t('settingsMenu.workspace')}
      lead={t('settings.workspaceHint')}
    >
      {membership === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <>
          <NameForm
            key={`name ${membership.workspaceId}`}
            name={membership.workspaceName}
            seen={membership.revision ?? undefined}
          />
          <ZoneForm
            key={`zone ${membership.workspaceId}`}
            zone={membership.timeZone}
            seen={membership.revision ?? undefined}
          />
          <HoursForm
            key={`hours ${membership.workspaceId}`}
            hours={membership.answerHours}
            seen={membership.revision ?? undefined}
          />
        </>
      )}
    </SettingsPage>
  );
}

function NameForm({
  name,
  seen,
}: {
  name: string;
  seen: string | undefined;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  return (
    <OneSetting
      place="name"
      title={t('settings.nameSection')}
      label={t('shell.workspaceName')}
      hint={t('settings.nameHint')}
      value={name}
      write={(kept) => kept}
      read={(typed) => typed.trim() || undefined}
      mistake={t('settings.nameNeeded')}
      seen={seen}
      onSave={(given, basedOn) =>
        send('RenameWorkspace', { name: given }, { basedOn })
      }
      field={{ fullWidth: true, slotProps: { htmlInput: { maxLength: 200 } } }}
    />
  );
}

function ZoneForm({
  zone,
  seen,
}: {
  zone: string;
  seen: string | undefined;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  return (
    <OneSetting
      place="timeZone"
      title={t('settings.zoneSection')}
      lead={t('settings.zoneLead')}
      label={t('settings.zone')}
      hint={t('settings.zoneHint')}
      value={zone}
      write={(kept) => kept}
      read={(typed) => typed}
      mistake=""
      seen={seen}
      onSave={(timeZone, basedOn) =>
        send('SetTimeZone', { timeZone }, { basedOn })
      }
      control={(id, typed, type) => (
        <ZoneField id={id} zone={typed} onChange={type} />
      )}
    />
  );
}

function HoursForm({
  hours,
  seen,
}: {
  hours: number | null;
  seen: string | undefined;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  return (
    <OneSetting
      place="answerTime"
      title={t('settings.answerTime')}
      lead={t('settings.answerTimeHint')}
      label={t('settings.answerHours')}
      hint={t('settings.noPromise')}
      value={hours}
      write={(kept) => (kept === null ? '' : String(kept))}
      read={hoursIn}
      mistake={t('settings.hoursOf', { most: MOST })}
      seen={seen}
      onSave={(given, basedOn) =>
        send('PromiseAnswerTime', { hours: given }, { basedOn })
      }
      field={{
        className: 'settings-number',
        slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 3 } },
      }}
    />
  );
}

/** The hours that are typed; null: nothing is promised; undefined: no such number can be. */
function hoursIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const hours = Number(typed);
  return Number.isInteger(hours) && hours >= 1 && hours <= MOST
    ? hours
    : undefined;
}
