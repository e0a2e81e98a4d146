import { IconButton, InputAdornment, TextField } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import { lettersMissing } from '@waymark/look/passwordLength';
import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

type NewPasswordFieldProps = {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** Why it was not taken. */
  readonly problem: string | null;
};

/** A password that is chosen: the rule is ticked off while it is typed; Caps Lock is told. */
export function NewPasswordField({ value, onChange, problem }: NewPasswordFieldProps): ReactNode {
  const t = useTexts();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => {
    if (!isComposed(event)) setCapsLock(event.getModifierState('CapsLock'));
  };
  const missing = lettersMissing(value);
  return (
    <div className="profile-new-password">
      <label htmlFor={id}>{t('profile.newPassword')}</label>
      <TextField
        id={id}
        fullWidth
        autoFocus
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={value}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={look}
        onKeyUp={look}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'none' },
          formHelperText: { role: 'alert' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  aria-label={t(isShown ? 'profile.hidePassword' : 'profile.showPassword')}
                  onClick={() => setIsShown(!isShown)}
                >
                  {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {capsLock && <small role="status">{t('profile.capsLock')}</small>}
      <small className="profile-rule" data-met={missing === 0 || undefined}>
        {missing === 0 ? (
          <Check size={14} aria-hidden="true" />
        ) : (
          <Circle size={14} aria-hidden="true" />
        )}
        {missing === 0 || value === ''
          ? t('profile.passwordLeast')
          : t('profile.passwordToGo', { count: missing })}
      </small>
      <small>{t('profile.passwordAdvice')}</small>
    </div>
  );
}
