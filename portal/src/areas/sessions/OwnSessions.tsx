import type { OwnSession, OwnSessions as All } from '@waymark/api';
import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { request, SignedOut } from '@waymark/client';
import { formatDateTime } from '@waymark/look/dates';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { OwnData } from './OwnData.tsx';
import { signInPath } from '../../base/session/redirectTo.ts';
import { withWords } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/sessions.ts';

const OwnPassword = lazy(() => withWords('password', () => import('./OwnPassword.tsx')));

const all = '/api/session/all';
const load = async () => (await request<All>(wire, all)).json.sessions;

/** Lists the sessions of somebody: each can be signed out, and all but this one at once. */
export function OwnSessions() {
  const t = texts();
  const [, navigate] = useLocation();
  const [sessions, setSessions] = useState<readonly OwnSession[]>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const failed = (error: unknown) => {
    if (error instanceof SignedOut) navigate(signInPath(portalAddress.sessions()));
    else setProblem(describeError(error).sentence);
  };
  // Once, when the page opens.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(() => void load().then(setSessions, failed), []);

  const end = async (path: string, done: string) => {
    setProblem(undefined);
    setSaid('');
    try {
      await request(wire, path, { method: 'DELETE' });
      setSessions(await load());
      setSaid(done);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <>
      <PageTitle text={t.title} />
      <p>{t.hint}</p>
      <ul>
        {sessions?.map((one) => (
          <li key={one.id}>
            <p>
              <b>{t.on(one.browser, one.system)}</b>
              {one.isThis && <span className="small mute"> {t.this}</span>}
              <br />
              <span className="small">{t.used(formatDateTime(one.usedAt), one.network)}</span>
              <br />
              <span className="small">
                {t.begun(formatDateTime(one.begunAt), one.amr.includes('pwd'))}
              </span>
            </p>
            {!one.isThis && (
              <button
                type="button"
                className="btn"
                aria-label={t.endWhich(t.on(one.browser, one.system))}
                onClick={() => void end(`${all}/${one.id}`, t.ended)}
              >
                {t.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      {problem !== undefined && <Alert>{problem}</Alert>}
      {sessions !== undefined && sessions.length > 1 && (
        <button
          type="button"
          className="btn"
          onClick={() => void end('/api/session/others', t.othersEnded)}
        >
          {t.endOthers}
        </button>
      )}
      <Suspense>
        <OwnPassword onChanged={() => void load().then(setSessions, failed)} />
      </Suspense>
      <OwnData />
      <ConfirmSheet />
      <Link className="lnk tall" href={entryAddress.portal()}>
        {t.home}
      </Link>
    </>
  );
}
