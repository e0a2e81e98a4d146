import { Checkbox } from '@mui/material';
import type { ApiScope } from '@waymark/api/apiScopes';
import { useState, type ReactNode } from 'react';
import { DateField } from '../../../base/dates/DateField.tsx';
import { todayHere } from '../../../base/dates/useToday.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { useUnsent } from '../../../parts/autosave/index.ts';
import { NameField } from '../../../parts/dialogs/NameField.tsx';
import { SubmitDialog } from '../../../parts/dialogs/SubmitDialog.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { newApiKey, newApiKeyId } from './newApiKey.ts';
import type { ShownKey } from './ApiKeysPage.tsx';
import { scopeGroups } from './scopeGroups.ts';

type MakeKeyProps = { workspaceId: string; onMade: (key: ShownKey) => void; onClose: () => void };

/** Asks for a name, what the key may do, and when it ends; then its text is shown once. */
export function MakeKey({ workspaceId, onMade, onClose }: MakeKeyProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const unsent = useUnsent('apiKey', { name: '' });
  const { name } = unsent.fields;
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [until, setUntil] = useState('');
  const [made] = useState(() => {
    const keyId = newApiKeyId();
    return { keyId, key: newApiKey(workspaceId, keyId) };
  });
  const ended = until !== '' && until < todayHere();
  const submission = useSubmit(
    () =>
      send('MakeApiKey', {
        ...made,
        ...{ name: name.trim(), scopes: [...scopes] },
        until: until === '' ? null : endOfDay(until),
      }),
    () => {
      unsent.end();
      onMade({ name: name.trim(), text: made.key, previousUntil: undefined });
    },
  );
  const toggle = (scope: ApiScope) =>
    setScopes((now) =>
      now.includes(scope) ? now.filter((one) => one !== scope) : [...now, scope],
    );
  const box = (scope: ApiScope | undefined, label: string) =>
    scope === undefined ? (
      <span />
    ) : (
      <Checkbox
        checked={scopes.includes(scope)}
        onChange={() => toggle(scope)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    );
  const isComplete = name.trim() !== '' && scopes.length > 0 && !ended;
  return (
    <SubmitDialog
      title={t('apiKeys.make')}
      size="medium"
      action={t('apiKeys.makeIt')}
      {...{ isComplete, submission, unsent, onClose }}
    >
      <NameField
        value={name}
        onName={(typed) => unsent.type('name', typed)}
        helperText={t('apiKeys.nameHint')}
      />
      <fieldset className="api-key-scopes">
        <legend>{t('apiKeys.scopes')}</legend>
        <p className="api-key-scope is-head" aria-hidden>
          <span />
          <span>{t('apiKeys.read')}</span>
          <span>{t('apiKeys.write')}</span>
        </p>
        {scopeGroups.map(({ group, read, write }) => {
          const what = t(`apiKeys.group_${group}`);
          return (
            <div key={group} className="api-key-scope">
              <span>
                <b>{what}</b>
                <small>{t(`apiKeys.about_${group}`)}</small>
              </span>
              {box(read, t('apiKeys.readWhat', { what }))}
              {box(write, t('apiKeys.writeWhat', { what }))}
            </div>
          );
        })}
      </fieldset>
      <DateField
        label={t('apiKeys.endsOn')}
        placeholder={t('apiKeys.never')}
        value={until}
        min={todayHere()}
        onChange={setUntil}
        error={ended ? t('apiKeys.endPassed') : null}
      />
      <p className="dialog-text">{t('apiKeys.neverAllowed')}</p>
    </SubmitDialog>
  );
}

/** The end of a day of whoever looks, as an instant. */
const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
