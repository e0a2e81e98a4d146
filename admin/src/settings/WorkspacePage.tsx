import { TextField } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { Skeleton } from '../layout/states.tsx';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import { SettingsFoot } from './SettingsFoot.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SettingsRow, SettingsSection } from './SettingsSection.tsx';

/** As many working hours can be promised at most: two weeks. */
const MOST = 80;

/** /settings/update-name and /settings/answer-time (PRODUCT 2.2, 4.8): what the workspace is called, and what clients are promised. */
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
          />
          <HoursForm
            key={`hours ${membership.workspaceId}`}
            hours={membership.answerHours}
          />
        </>
      )}
    </SettingsPage>
  );
}

function NameForm({ name }: { name: string }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const id = useId();
  const [typed, setTyped] = useState(name);
  // What was saved here is told of the workspace a moment later.
  const [kept, setKept] = useState<string | null>(null);
  const { submit, submitting, error } = useSubmit(async () => {
    await send('RenameWorkspace', { name: typed.trim() });
    setKept(typed.trim());
  });
  const current = kept ?? name;
  const fits = typed.trim() !== '';
  const changed = typed.trim() !== current;
  return (
    <SettingsSection
      title={t('settings.nameSection')}
      onSubmit={() => fits && changed && !submitting && void submit()}
    >
      <SettingsRow
        control={id}
        label={t('shell.workspaceName')}
        hint={t('settings.nameHint')}
      >
        <TextField
          id={id}
          fullWidth
          autoComplete="off"
          value={typed}
          error={!fits}
          onChange={({ target }) => setTyped(target.value)}
          helperText={fits ? undefined : t('settings.nameNeeded')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </SettingsRow>
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={changed}
        fits={fits}
        saving={submitting}
        saved={kept !== null}
        onDiscard={() => setTyped(current)}
      />
    </SettingsSection>
  );
}

function HoursForm({ hours }: { hours: number | null }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const id = useId();
  const [typed, setTyped] = useState(written(hours));
  const [kept, setKept] = useState<{ hours: number | null } | null>(null);
  const given = typed.trim() === '' ? null : Number(typed);
  const fits =
    given === null || (Number.isInteger(given) && given >= 1 && given <= MOST);
  const { submit, submitting, error } = useSubmit(async () => {
    await send('PromiseAnswerTime', { hours: given });
    setKept({ hours: given });
  });
  const current = kept === null ? hours : kept.hours;
  const changed = !fits || given !== current;
  return (
    <SettingsSection
      title={t('settings.answerTime')}
      lead={t('settings.answerTimeHint')}
      onSubmit={() => fits && changed && !submitting && void submit()}
    >
      <SettingsRow
        control={id}
        label={t('settings.answerHours')}
        hint={t('settings.noPromise')}
      >
        <TextField
          id={id}
          className="settings-number"
          autoComplete="off"
          value={typed}
          error={!fits}
          onChange={({ target }) => setTyped(target.value)}
          helperText={fits ? undefined : t('settings.hoursOf', { most: MOST })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      </SettingsRow>
      {error !== null && <DialogError>{error}</DialogError>}
      <SettingsFoot
        changed={changed}
        fits={fits}
        saving={submitting}
        saved={kept !== null}
        onDiscard={() => setTyped(written(current))}
      />
    </SettingsSection>
  );
}

const written = (hours: number | null): string =>
  hours === null ? '' : String(hours);
