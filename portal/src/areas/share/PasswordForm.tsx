import type { ShareView } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { isRefused } from '@waymark/client';
import { formatDate } from '@waymark/look';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { texts } from '../../base/texts/share.ts';
import { enterShare, nameKey } from './shareRequests.ts';

type Problem = { readonly field: 'name' | 'password'; readonly sentence: string };

/** Name and password of a guest. What was typed stays, whatever comes of it. */
export function PasswordForm({ token, seen }: { token: string; seen: ShareView }) {
  const [, navigate] = useLocation();
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? '');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const t = texts();
  const fail = (field: Problem['field'], sentence: string) => {
    setProblem({ field, sentence });
    setBusy(false);
    (field === 'name' ? nameInput : passwordInput).current?.focus();
  };

  async function enter() {
    if (busy) return;
    if (name.trim() === '') return fail('name', t.noName);
    if (password === '') return fail('password', t.noPassword);
    setBusy(true);
    setProblem(undefined);
    try {
      await enterShare({ token, name: name.trim(), password });
      navigate(entryAddress.portal(), { replace: true });
    } catch (error) {
      const { sentence } = describeError(error);
      if (isRefused(error) && error.problem.field === 'name') return fail('name', sentence);
      const { passwordChangedAt: at } = seen;
      const wrong = isRefused(error, 'wrong-password') && at !== null;
      fail('password', wrong ? `${sentence} ${t.changed(formatDate(at))}` : sentence);
    }
  }

  const about = (field: Problem['field']) => ({
    'aria-invalid': problem?.field === field,
    'aria-describedby': problem?.field === field ? 'problem' : undefined,
  });
  const said = (field: Problem['field']) =>
    problem?.field === field && <Alert id="problem">{problem.sentence}</Alert>;
  const Toggle = shown ? EyeOff : Eye;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label htmlFor="name">{t.name}</label>
      <input
        ref={nameInput}
        id="name"
        name="name"
        autoComplete="name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...about('name')}
      />
      {said('name') || <p className="small mute">{t.nameWhy}</p>}
      <label htmlFor="password">{t.password}</label>
      <span className="share-password">
        <input
          ref={passwordInput}
          id="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...about('password')}
        />
        <button
          type="button"
          className="tap"
          aria-label={shown ? t.hide : t.show}
          onClick={() => setShown(!shown)}
        >
          <Toggle size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </span>
      {said('password')}
      <button className="btn primary wide" aria-disabled={busy}>
        {busy ? t.wait : t.open[seen.kind]}
      </button>
    </form>
  );
}
