import type { MailStopView } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Alert } from '../../base/page/Alert.tsx';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { describeError } from '../../base/api/problem.ts';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { texts } from '../../base/texts/mails.ts';

const stop = (token: string) =>
  postAsNobody<MailStopView>(`/api/mails/stop?t=${encodeURIComponent(token)}`, {});
const resume = (token: string) => postAsNobody<MailStopView>('/api/mails/resume', { token });

/** Stops at once what the mail's link is about, says what, and takes it back. */
export function Stopping({ token }: { token: string }) {
  const t = texts();
  const [view, setView] = useState<MailStopView>();
  const [problem, setProblem] = useState<string>();
  const attempt = (work: (token: string) => Promise<MailStopView>) =>
    void work(token).then(
      (next) => {
        setView(next);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(describeError(error).sentence),
    );
  useEffect(() => {
    stop(token).then(setView, (error: unknown) => setProblem(describeError(error).sentence));
  }, [token]);

  const title =
    view === undefined
      ? problem === undefined
        ? t.stopping
        : t.stopFailed
      : view.isStopped
        ? t.stopped
        : t.resumed;
  return (
    <>
      <PageTitle key={title} text={title} />
      {view !== undefined && (
        <>
          <p role="status">{view.isStopped ? whatStopped(view) : t.resumedHint(view.email)}</p>
          <div className="answers">
            <button
              type="button"
              className="btn"
              onClick={() => attempt(view.isStopped ? resume : stop)}
            >
              {view.isStopped ? t.undo : t.stopAgain}
            </button>
          </div>
        </>
      )}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <Link className="lnk tall" href={portalAddress.mails()}>
        {t.settings}
      </Link>
    </>
  );
}

function whatStopped({ email, stop }: MailStopView): string {
  const t = texts();
  switch (stop.of) {
    case 'all':
      return t.stoppedAll(email);
    case 'kinds':
      return t.stoppedKinds(email, stop.kinds.map((kind) => t.kinds[kind]).join(', '));
    case 'task':
      return t.stoppedTask(email);
  }
}
