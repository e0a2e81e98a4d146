import { lettersMissing } from '@waymark/look/passwordLength';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import type { Ref } from 'react';
import { texts } from '../../base/texts/password.ts';
import { PasswordField } from './PasswordField.tsx';

type NewPasswordFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly problem?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A password that is chosen: the rule is ticked off while it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = texts();
  const missing = lettersMissing(props.value);
  return (
    <PasswordField {...props} label={t.newLabel} kind="new-password">
      <p className="password-rule" data-met={missing === 0 || undefined}>
        {missing === 0 ? (
          <Check size={16} aria-hidden="true" />
        ) : (
          <Circle size={16} aria-hidden="true" />
        )}
        {missing === 0 || props.value === '' ? t.least : t.toGo(missing)}
      </p>
      <p className="password-hint">{t.advice}</p>
    </PasswordField>
  );
}
