import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { readEmail } from '../../base/session/emailParameter.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import './waysIn.css';

const wordHere = () => location.hash.slice(1);

/**
 * /login-password: asks for a link by which a forgotten password is replaced; with the word of that
 * link behind `#` it takes the new one.
 */
export default function PasswordPage() {
  const email = readEmail(new URLSearchParams(useSearch()).get('eml'));
  const [word, setWord] = useState(wordHere);
  // A link that is pasted where another one was asked for loads no page anew.
  useEffect(() => {
    const follow = () => setWord(wordHere());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <SignInLayout>
      {word === '' || email === '' ? (
        <ForgottenPassword email={email} />
      ) : (
        <ChoosePassword
          key={word}
          {...{ email, word }}
          onNewLink={() => {
            history.replaceState(history.state, '', location.pathname + location.search);
            setWord('');
          }}
        />
      )}
    </SignInLayout>
  );
}
