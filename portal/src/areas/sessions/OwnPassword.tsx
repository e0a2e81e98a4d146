import type { OwnPassword as Own } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { request, SignedOut, type RequestOptions } from '@waymark/client';
import { formatDateTime } from '@waymark/look/dates';
import { lettersMissing } from '@waymark/look/passwordLength';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { Alert } from '../../base/page/Alert.tsx';
import { signInPath } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/password.ts';
import { NewPasswordField } from '../../parts/password/NewPasswordField.tsx';

const path = '/api/session/own-password';
const load = async () => (await request<Own>(wire, path)).json;

/** Sets, changes and removes the password of whoever is signed in. */
export default function OwnPassword({ onChanged }: { onChanged: () => void }) {
  const t = texts();
  const [, navigate] = useLocation();
  const [own, setOwn] = useState<Own>();
  /** As it is typed; undefined while none is. */
  const [password, setPassword] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = password !== undefined;
  const failed = (error: unknown) => {
    if (error instanceof SignedOut) navigate(signInPath(portalAddress.sessions()));
    else setProblem(describeError(error).sentence);
  };
  // Once, when the page opens.
  // oxlint-disable-next-line exhaustive-deps
  useEffect(() => void load().then(setOwn, failed), []);
  useEffect(() => input.current?.focus(), [isOpen]);

  async function change(asked: RequestOptions, done: string) {
    setProblem(undefined);
    setSaid('');
    setIsBusy(true);
    try {
      await request(wire, path, asked);
      setPassword(undefined);
      setSaid(done);
      setOwn(await load());
      onChanged();
    } catch (error) {
      failed(error);
      input.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }
  function save() {
    if (isBusy || password === undefined) return;
    if (lettersMissing(password) > 0) {
      setProblem(t.tooShort);
      input.current?.focus();
    } else void change({ method: 'POST', body: { password } }, t.own.isSet);
  }

  return (
    <section>
      <h2>{t.own.title}</h2>
      {own !== undefined && (
        <p>{own.setAt === null ? t.own.hintNone : t.own.hintSet(formatDateTime(own.setAt))}</p>
      )}
      {password === undefined ? (
        own !== undefined && (
          <div className="password-acts">
            <button
              type="button"
              className="btn"
              onClick={() => {
                setSaid('');
                setProblem(undefined);
                setPassword('');
              }}
            >
              {own.setAt === null ? t.own.set : t.own.change}
            </button>
            {own.setAt !== null && (
              <button
                type="button"
                className="btn"
                disabled={isBusy}
                onClick={() => void change({ method: 'DELETE' }, t.own.isRemoved)}
              >
                {t.own.remove}
              </button>
            )}
          </div>
        )
      ) : (
        <form
          className="own-password"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <NewPasswordField
            ref={input}
            id="own-password"
            value={password}
            onChange={setPassword}
            problem={problem}
          />
          <p className="small">{t.own.others}</p>
          <div className="password-acts">
            <button className="btn primary" disabled={isBusy}>
              {t.own.save}
            </button>
            <button type="button" className="btn" onClick={() => setPassword(undefined)}>
              {t.own.cancel}
            </button>
          </div>
        </form>
      )}
      <p role="status">{said}</p>
      {!isOpen && problem !== undefined && <Alert>{problem}</Alert>}
    </section>
  );
}
