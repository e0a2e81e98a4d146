import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OwnPassword as Own } from '@waymark/api';
import type { RequestOptions } from '@waymark/client';
import { formatDateTime } from '@waymark/look/dates';
import { lettersMissing } from '@waymark/look/passwordLength';
import { useState, type ReactNode } from 'react';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { SettingsSection } from '../sections/SettingsSection.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const path = '/api/session/own-password';

/**
 * The password of whoever is signed in (PRODUCT 3.12): set, changed, removed, each of which signs
 * out all other browsers. @param onChanged the list of sessions is another one then
 */
export function OwnPassword({ onChanged }: { onChanged: () => void }): ReactNode {
  const t = useTexts();
  /** As it is typed; null while none is. */
  const [password, setPassword] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['ownPassword'],
    queryFn: async ({ signal }) => (await request<Own>(path, { signal })).json,
  });
  const change = async (asked: RequestOptions, done: string) => {
    setProblem(null);
    setSaid('');
    setIsBusy(true);
    try {
      await request(path, asked);
      setPassword(null);
      setSaid(done);
      await refetch();
      onChanged();
    } catch (reason) {
      setProblem(sentenceOf(reason));
    } finally {
      setIsBusy(false);
    }
  };
  const save = () => {
    if (isBusy || password === null) return;
    if (lettersMissing(password) > 0) setProblem(t('profile.passwordTooShort'));
    else void change({ method: 'POST', body: { password } }, t('profile.passwordIsSet'));
  };
  const begin = () => {
    setSaid('');
    setProblem(null);
    setPassword('');
  };
  const lead =
    data === undefined
      ? undefined
      : data.setAt === null
        ? t('profile.passwordNone')
        : t('profile.passwordSetAt', { at: formatDateTime(data.setAt) });
  return (
    <SettingsSection
      className="profile-password"
      title={t('profile.password')}
      lead={lead}
      {...(password !== null && { onSubmit: save })}
    >
      {password === null ? (
        data !== undefined && (
          <div className="profile-acts">
            <Button variant="outlined" onClick={begin}>
              {t(data.setAt === null ? 'profile.setPassword' : 'profile.changePassword')}
            </Button>
            {data.setAt !== null && (
              <Button
                variant="outlined"
                disabled={isBusy}
                onClick={() => void change({ method: 'DELETE' }, t('profile.passwordIsRemoved'))}
              >
                {t('profile.removePassword')}
              </Button>
            )}
          </div>
        )
      ) : (
        <>
          <NewPasswordField value={password} onChange={setPassword} problem={problem} />
          <p>{t('profile.passwordOthers')}</p>
          <div className="profile-acts">
            <Button type="submit" variant="contained" disabled={isBusy}>
              {t('profile.savePassword')}
            </Button>
            <Button variant="outlined" onClick={() => setPassword(null)}>
              {t('profile.keepPassword')}
            </Button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
      {password === null && problem !== null && <DialogError>{problem}</DialogError>}
      {error !== null && <DialogError>{sentenceOf(error)}</DialogError>}
    </SettingsSection>
  );
}
