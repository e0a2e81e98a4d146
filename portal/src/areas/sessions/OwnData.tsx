import { portalAddress } from '@waymark/api/addresses';
import { ownData, saveFile, SignedOut } from '@waymark/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { signInPath } from '../../base/session/redirectTo.ts';
import { texts } from '../../base/texts/sessions.ts';

/** Offers to download all that is held about whoever is signed in, and says who deletes it. */
export function OwnData() {
  const t = texts();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setProblem(undefined);
    setIsLoading(true);
    try {
      saveFile(t.dataFile, 'application/json', await ownData(wire));
    } catch (error) {
      if (error instanceof SignedOut) navigate(signInPath(portalAddress.sessions()));
      else setProblem(describeError(error).sentence);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <section>
      <h2>{t.data}</h2>
      <p>{t.dataHint}</p>
      <button type="button" className="btn" disabled={isLoading} onClick={() => void download()}>
        {t.downloadData}
      </button>
      <p>{t.deleteData}</p>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </section>
  );
}
