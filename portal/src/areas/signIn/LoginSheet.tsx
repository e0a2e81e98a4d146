import { CodeInput } from '@waymark/look/codeInput';
import { shownAddress } from '@waymark/look/emailAddress';
import { useNewCodeIn } from '@waymark/look/useNewCodeIn';
import type { SignInQuestion } from '@waymark/look/useSignInAgain';
import { useEffect, useRef } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/signIn.ts';
import '@waymark/look/codeInput.css';
import './loginSheet.css';

/** Over the page whose session has ended: the e-mail address, then the code. */
export default function LoginSheet({ asked }: { asked: SignInQuestion }) {
  const t = texts();
  const { sent, signIn, send, giveUp } = asked;
  const problem = problemOf(asked);
  return (
    <Sheet title={t.again.title} onClose={giveUp} className="login-again">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sent === 'code') signIn();
          else send();
        }}
      >
        {sent === undefined ? <EmailPart asked={asked} /> : <CodePart asked={asked} />}
        {problem !== undefined && <Alert id="again-problem">{problem}</Alert>}
        {sent !== 'link' && (
          <button className="btn primary wide" aria-disabled={asked.busy}>
            {sent === undefined ? t.send : t.code.login}
          </button>
        )}
        {sent !== undefined && <Choices asked={asked} />}
      </form>
    </Sheet>
  );
}

const problemOf = ({ missing, problem }: SignInQuestion): string | undefined =>
  missing === undefined ? problem : missing === 'code' ? texts().code.missing : texts().noAddress;

const problemIdOf = (asked: SignInQuestion) =>
  problemOf(asked) === undefined ? {} : { problemId: 'again-problem' };

function EmailPart({ asked }: { asked: SignInQuestion }) {
  const t = texts();
  const { problemId } = problemIdOf(asked);
  return (
    <>
      <p className="told">{t.again.ended}</p>
      <label htmlFor="again-email">{t.email}</label>
      <input
        id="again-email"
        className="field"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        data-first
        value={asked.email}
        onChange={(event) => asked.typeEmail(event.target.value)}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
      />
    </>
  );
}

function CodePart({ asked }: { asked: SignInQuestion }) {
  const t = texts();
  const { code, typeCode, email, sent, sentAt, problem } = asked;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [sentAt, problem]);
  const address = <b>{shownAddress(email)}</b>;
  if (sent === 'link') return <p className="told">{t.again.linkSentTo(address)}</p>;
  return (
    <>
      <p className="told">{t.code.sentTo(address)}</p>
      <label htmlFor="again-code">{t.code.label}</label>
      <CodeInput
        ref={input}
        id="again-code"
        value={code}
        onChange={typeCode}
        {...problemIdOf(asked)}
      />
    </>
  );
}

function Choices({ asked }: { asked: SignInQuestion }) {
  const all = texts().code;
  const t = asked.sent === 'link' ? all.newLink : all;
  const newIn = useNewCodeIn(asked.sentAt);
  return (
    <div className="choices">
      {newIn === null ? (
        <button type="button" className="lnk" onClick={asked.send}>
          {t.sendNew}
        </button>
      ) : (
        <span className="num">{t.newIn(newIn)}</span>
      )}
      <button type="button" className="lnk" onClick={asked.changeEmail}>
        {texts().again.changeEmail}
      </button>
    </div>
  );
}
