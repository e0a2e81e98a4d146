import type { Ref } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { texts } from '../../base/texts/signIn.ts';

type EmailFieldProps = {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly problem: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
};

/** The address that somebody signs in with. */
export const EmailField = ({ value, onChange, problem, ref }: EmailFieldProps) => (
  <>
    <label htmlFor="email">{texts().email}</label>
    <input
      ref={ref}
      id="email"
      className="field"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : 'email-problem'}
    />
    {problem !== undefined && <Alert id="email-problem">{problem}</Alert>}
  </>
);

/** Whether it looks like an address; the server says whether it is one. */
export const looksLikeEmail = (typed: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
