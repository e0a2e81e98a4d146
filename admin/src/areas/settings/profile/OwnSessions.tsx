import { Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OwnSession, OwnSessions as All } from '@waymark/api';
import { formatDateTime } from '@waymark/look/dates';
import { useState, type ReactNode } from 'react';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { SettingsSection } from '../sections/SettingsSection.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';

const all = '/api/session/all';

/**
 * Where somebody is signed in (PRODUCT 3.8): each can be signed out, and all but this one at once.
 */
export function OwnSessions(): ReactNode {
  const t = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['ownSessions'],
    queryFn: async ({ signal }) => (await request<All>(all, { signal })).json.sessions,
  });
  const end = async (path: string, done: string) => {
    setProblem(null);
    setSaid('');
    try {
      await request(path, { method: 'DELETE' });
      await refetch();
      setSaid(done);
    } catch (reason) {
      setProblem(sentenceOf(reason));
    }
  };
  const nameOf = ({ browser, system }: OwnSession): string =>
    system === null
      ? (browser ?? t('profile.unnamedBrowser'))
      : t('profile.browserOn', { browser: browser ?? t('profile.someBrowser'), system });
  const begunOf = ({ amr, begunAt }: OwnSession): string =>
    t(amr.includes('pwd') ? 'profile.begunByPassword' : 'profile.begunByMail', {
      at: formatDateTime(begunAt),
    });
  const usedOf = ({ usedAt, network }: OwnSession): string => {
    const at = formatDateTime(usedAt);
    return network === ''
      ? t('profile.lastUsed', { at })
      : t('profile.lastUsedFrom', { at, network });
  };
  return (
    <SettingsSection
      className="profile-sessions"
      title={t('profile.sessions')}
      lead={t('profile.sessionsHint')}
    >
      <ul>
        {data?.map((one) => (
          <li key={one.id}>
            <span>
              {nameOf(one)}
              {one.isThis && <Chip size="small" label={t('profile.thisBrowser')} />}
              <small>{`${usedOf(one)} · ${begunOf(one)}`}</small>
            </span>
            {!one.isThis && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('profile.endWhichSession', { which: nameOf(one) })}
                onClick={() => void end(`${all}/${one.id}`, t('profile.sessionEnded'))}
              >
                {t('profile.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > 1 && (
        <Button
          variant="outlined"
          onClick={() => void end('/api/session/others', t('profile.othersEnded'))}
        >
          {t('profile.endOthers')}
        </Button>
      )}
      <p role="status">{said}</p>
      {error !== null && (
        <DialogError>
          {t('profile.sessionsFailed')} {sentenceOf(error)}
        </DialogError>
      )}
      {problem !== null && <DialogError>{problem}</DialogError>}
    </SettingsSection>
  );
}
