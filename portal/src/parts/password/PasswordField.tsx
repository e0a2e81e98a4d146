import { isComposed } from '@waymark/look/composed';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { texts } from '../../base/texts/password.ts';
import './passwordField.css';

type PasswordFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Tells password managers what it is. */
  readonly kind: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly problem?: string | undefined;
  /** Beside the label. */
  readonly aside?: ReactNode;
  /** Under the field. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A password, hidden until it is to be seen; says when Caps Lock is on. */
export function PasswordField({
  id,
  label,
  kind,
  value,
  onChange,
  problem,
  aside,
  children,
  ref,
}: PasswordFieldProps) {
  const t = texts();
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => {
    if (!isComposed(event)) setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <div className="password">
      <p className="password-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </p>
      <div className="password-input">
        <input
          ref={ref}
          id={id}
          className="field"
          name={kind}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={look}
          onKeyUp={look}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        <button
          type="button"
          aria-label={isShown ? t.hide : t.show}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      </div>
      {capsLock && (
        <p className="password-hint" role="status">
          {t.capsLock}
        </p>
      )}
      {problem !== undefined && <Alert id={`${id}-problem`}>{problem}</Alert>}
      {children}
    </div>
  );
}
