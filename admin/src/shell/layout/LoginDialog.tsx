import { Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { signInAgainBy } from '@waymark/client';
import { CodeInput } from '@waymark/look/codeInput';
import { useNewCodeIn } from '@waymark/look/useNewCodeIn';
import { useSignInAgain, type SignInQuestion } from '@waymark/look/useSignInAgain';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMe } from '../../base/session/me.ts';
import { useTexts } from '../../base/texts/index.ts';
import { wire } from '../../base/wire/wire.ts';
import { forgetWorkspaceId } from '../../base/wire/workspace.ts';
import { Dialog } from '../../parts/dialogs/Dialog.tsx';
import { DialogError, sentenceOf } from '../../parts/dialogs/DialogError.tsx';
import '@waymark/look/codeInput.css';
import './loginDialog.css';

// The page of whoever else signs in begins where they belong.
const signingIn = signInAgainBy(wire, forgetWorkspaceId);

/**
 * Asks whoever's session has ended to sign in again, over the page that they were on: dialogs,
 * drafts and what was under way stay, and what failed is sent once more (ADR 54).
 */
export function LoginDialog(): ReactNode {
  const t = useTexts();
  const queryClient = useQueryClient();
  const own = useMe()?.account.email ?? '';
  const asked = useSignInAgain(signingIn, own, sentenceOf);
  useEffect(() => wire.session.onResume(() => void queryClient.invalidateQueries()), [queryClient]);
  if (asked === undefined) return null;
  return (
    <Dialog
      title={t('login.title')}
      onClose={asked.giveUp}
      onSubmit={asked.sent === 'code' ? asked.signIn : asked.send}
    >
      {asked.sent === undefined ? <EmailPart asked={asked} /> : <CodePart asked={asked} />}
    </Dialog>
  );
}

function EmailPart({ asked }: { asked: SignInQuestion }): ReactNode {
  const t = useTexts();
  const { email, typeEmail, busy = false, missing } = asked;
  const problem = missing === undefined ? asked.problem : t('login.noAddress');
  return (
    <div className="login-dialog">
      <p className="dialog-text">{t('login.ended')}</p>
      <TextField
        label={t('login.email')}
        value={email}
        onChange={(event) => typeEmail(event.target.value)}
        autoFocus
        fullWidth
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { maxLength: 254, spellCheck: false, autoCapitalize: 'none' } }}
      />
      {problem !== undefined && <DialogError>{problem}</DialogError>}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy}>
        {t('login.sendCode')}
      </Button>
    </div>
  );
}

function CodePart({ asked }: { asked: SignInQuestion }): ReactNode {
  const t = useTexts();
  const { email, code, typeCode, sent, sentAt, send, changeEmail, busy = false, missing } = asked;
  const problem = missing === undefined ? asked.problem : t('login.noCode');
  const input = useRef<HTMLInputElement>(null);
  const newIn = useNewCodeIn(sentAt);
  useEffect(() => input.current?.focus(), [sentAt, problem]);
  return (
    <div className="login-dialog">
      <p className="dialog-text">
        {t.rich(sent === 'link' ? 'login.linkSentTo' : 'login.sentTo', { email: <b>{email}</b> })}
      </p>
      {sent === 'code' && (
        <>
          <label htmlFor="login-code">{t('login.code')}</label>
          <CodeInput
            ref={input}
            id="login-code"
            value={code}
            onChange={typeCode}
            problemId={problem === undefined ? undefined : 'login-problem'}
          />
        </>
      )}
      {problem !== undefined && (
        <p id="login-problem" className="login-problem" role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {sent === 'code' && (
        <Button type="submit" variant="contained" size="large" fullWidth disabled={busy}>
          {t('login.login')}
        </Button>
      )}
      <div className="login-choices">
        {newIn === null ? (
          <Button variant="text" size="small" disabled={busy} onClick={send}>
            {t('login.sendNew')}
          </Button>
        ) : (
          <span>{t('login.newIn', { time: newIn })}</span>
        )}
        <Button variant="text" size="small" onClick={changeEmail}>
          {t('login.changeEmail')}
        </Button>
      </div>
    </div>
  );
}
