import { isRefused } from '@waymark/client';
import { lettersMissing } from '@waymark/look/passwordLength';
import { shownAddress } from '@waymark/look/emailAddress';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { describeError } from '../../base/api/problem.ts';
import { useDocumentTitle } from '../../base/page/useDocumentTitle.ts';
import { safeTarget } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/password.ts';
import { NewPasswordField } from '../../parts/password/NewPasswordField.tsx';
import { goIn, resetPassword } from './passwordRequests.ts';

type ChoosePasswordProps = {
  readonly email: string;
  /** The word of the link. */
  readonly word: string;
  readonly onNewLink: () => void;
};

/** Takes the new password that the link of a mail is for; says when that link is old. */
export function ChoosePassword({ email, word, onNewLink }: ChoosePasswordProps) {
  const parameters = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const all = texts();
  const t = all.choose;
  useDocumentTitle(t.title);
  useEffect(() => input.current?.focus(), []);

  const fail = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  async function save() {
    if (sending) return;
    if (lettersMissing(password) > 0) return fail(all.tooShort);
    setSending(true);
    setProblem(undefined);
    try {
      const { memberships } = await resetPassword(email, word, password);
      // The word is no longer needed in the address.
      history.replaceState(history.state, '', location.pathname + location.search);
      const target = safeTarget(parameters.get('redirectTo'), location.origin);
      goIn(target, memberships, navigate);
    } catch (error) {
      const { sentence } = describeError(error);
      if (isRefused(error, 'reset-link-over') || isRefused(error, 'other-browser'))
        setOver(sentence);
      else fail(sentence);
      setSending(false);
    }
  }

  if (over !== undefined)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onNewLink();
        }}
      >
        <h1>{t.title}</h1>
        <p className="notice" role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          {over}
        </p>
        <button className="btn primary wide">{all.sent.again}</button>
      </form>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1>{t.title}</h1>
      <p className="lead">
        {t.for}
        <b>{shownAddress(email)}</b>
        {`. ${t.everywhere}`}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        ref={input}
        id="new-password"
        value={password}
        onChange={setPassword}
        problem={problem}
      />
      <button className="btn primary wide" aria-disabled={sending}>
        {sending ? t.saving : t.save}
      </button>
    </form>
  );
}
