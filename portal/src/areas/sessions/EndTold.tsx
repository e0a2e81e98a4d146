import { useState } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { describeError } from '../../base/api/problem.ts';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { texts } from '../../base/texts/sessions.ts';

/**
 * Ends the sign-in that a mail told of, once that is confirmed: whatever follows links ends
 * nothing.
 */
export function EndTold({ token, onAll }: { token: string; onAll: () => void }) {
  const t = texts();
  const [problem, setProblem] = useState<string>();
  const [ended, setEnded] = useState(false);
  const end = () =>
    void postAsNobody('/api/session/end', { token }).then(
      () => {
        setEnded(true);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(describeError(error).sentence),
    );
  const title = ended ? t.ended : t.endTold;
  return (
    <>
      <PageTitle key={title} text={title} />
      <p role="status">{ended ? t.endedHint : t.endToldHint}</p>
      {problem !== undefined && <Alert>{problem}</Alert>}
      {!ended && (
        <button type="button" className="btn primary" onClick={end}>
          {t.endIt}
        </button>
      )}
      <button type="button" className="lnk tall" onClick={onAll}>
        {t.seeAll}
      </button>
    </>
  );
}
