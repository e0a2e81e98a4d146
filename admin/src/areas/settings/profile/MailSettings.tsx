import type { MailSettingsView, Payload } from '@waymark/api';
import type { Cadence, MailKind } from '@waymark/events';
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { ErrorState } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useHashScroll } from '../../../parts/page/useHashScroll.ts';
import { SettingsRow, SettingsSection } from '../sections/SettingsSection.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';

type Change = Payload<'ChangeMailSettings'>;

const queryKey = ['mailSettings'];
/** What they get once a change is saved. */
const changed = (
  view: MailSettingsView,
  { kinds, quiet, ...others }: Change,
): MailSettingsView => ({
  ...view,
  ...others,
  kinds: { ...view.kinds, ...kinds },
  quiet: { ...view.quiet, ...quiet },
});

const mailKinds: readonly MailKind[] = ['answers', 'mentions', 'stuck', 'turn', 'others'];
const cadences: readonly Cadence[] = ['atOnce', 'daily', 'weekly', 'never'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** Full hours, and the one that is chosen. */
const times = (chosen: string) => [...new Set([...hours, chosen])].sort();

/** What somebody of the team gets by mail and when (PRODUCT 3.6); each choice is saved at once. */
export function MailSettings(): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await request<MailSettingsView>('/api/mails/settings')).json,
  });
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(0);
  useHashScroll(data !== undefined);
  const change = async (what: Change) => {
    setProblem(null);
    setState('saving');
    underWay.current += 1;
    // A choice shows as soon as it is made; one that is refused falls back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<MailSettingsView>(queryKey, (view) => view && changed(view, what));
    let refused: unknown;
    await send('ChangeMailSettings', what).catch((reason: unknown) => {
      refused = reason;
    });
    underWay.current -= 1;
    if (underWay.current === 0) await refetch();
    if (refused !== undefined) setProblem(sentenceOf(refused));
    setState(refused !== undefined ? 'idle' : underWay.current > 0 ? 'saving' : 'saved');
  };
  return (
    <SettingsSection
      id="mails"
      className="profile-mails"
      title={t('profile.mails')}
      lead={t('profile.mailsHint')}
      beside={state !== 'idle' && <SaveState state={state} />}
    >
      {data !== undefined && <Choices view={data} change={(what) => void change(what)} />}
      {data === undefined && error !== null && (
        <ErrorState
          what={t('profile.mailsFailed')}
          onRetry={() => void refetch()}
          {...whyNot(error)}
        />
      )}
      {problem !== null && <DialogError>{problem}</DialogError>}
    </SettingsSection>
  );
}

function Choices({
  view: { kinds, quiet, digestAt, timeZone },
  change,
}: {
  view: MailSettingsView;
  change: (what: Change) => void;
}): ReactNode {
  const t = useTexts();
  const browsers = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([timeZone, browsers, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('profile.byMail')}</th>
            {cadences.map((cadence) => (
              <th key={cadence} scope="col">
                {t(`profile.${cadence}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mailKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`profile.of_${kind}`)}</th>
              {cadences.map((cadence) => (
                <td key={cadence}>
                  <input
                    type="radio"
                    name={`mails-${kind}`}
                    aria-label={`${t(`profile.of_${kind}`)}: ${t(`profile.${cadence}`)}`}
                    checked={kinds[kind] === cadence}
                    onChange={() => change({ kinds: { [kind]: cadence } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SettingsRow label={t('profile.quietHours')} hint={t('profile.quietHint')}>
        <Ticked
          label={t('profile.quietOn')}
          checked={quiet.on}
          onChange={(on) => change({ quiet: { on } })}
        />
        {quiet.on && (
          <>
            <div className="profile-times">
              <Chosen
                label={t('profile.from')}
                value={quiet.from}
                options={times(quiet.from)}
                onChange={(from) => change({ quiet: { from } })}
              />
              <Chosen
                label={t('profile.until')}
                value={quiet.to}
                options={times(quiet.to)}
                onChange={(to) => change({ quiet: { to } })}
              />
            </div>
            <Ticked
              label={t('profile.weekends')}
              checked={quiet.weekends}
              onChange={(weekends) => change({ quiet: { weekends } })}
            />
            <Ticked
              label={t('profile.exceptStuck')}
              checked={quiet.exceptStuck}
              onChange={(exceptStuck) => change({ quiet: { exceptStuck } })}
            />
          </>
        )}
      </SettingsRow>
      <SettingsRow label={t('profile.when')}>
        <div className="profile-times">
          <Chosen
            label={t('profile.digestAt')}
            value={digestAt}
            options={times(digestAt)}
            onChange={(time) => change({ digestAt: time })}
          />
          <Chosen
            label={t('profile.zone')}
            value={timeZone}
            options={zones}
            onChange={(zone) => change({ timeZone: zone })}
          />
        </div>
      </SettingsRow>
    </>
  );
}

const Ticked = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
  />
);

const Chosen = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}) => (
  <TextField label={label} select value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {option}
      </MenuItem>
    ))}
  </TextField>
);
