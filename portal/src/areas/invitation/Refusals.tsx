import type { Me } from '@waymark/api';
import { useState } from 'react';
import { Alert } from '../../base/page/Alert.tsx';
import { act, perform } from '../../base/api/commands.ts';
import { describeError } from '../../base/api/problem.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { texts } from '../../base/texts/invitation.ts';
import './invitation.css';

/** From whom the person wants no invitation any more (PRODUCT 4.5), each with the way back. */
export function Refusals({ refusals }: { refusals: Me['refusals'] }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (refusals.length === 0) return null;
  const t = texts().refused;
  const allow = async (from: string | null) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await perform(from ?? '', act('AllowInvitations', { from }));
      await refetch();
    } catch (error) {
      setProblem(describeError(error).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="invitation refusals" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{t.words}</p>
      <ul className="cards">
        {refusals.map(({ workspaceId, workspaceName }) => {
          const whom = workspaceId === null ? t.anybody : (workspaceName ?? t.gone);
          return (
            <li key={workspaceId ?? 'anybody'} className="panel">
              <b>{whom}</b>
              <button
                type="button"
                className="btn"
                aria-label={t.allowWhom(whom)}
                aria-disabled={busy}
                onClick={() => void allow(workspaceId)}
              >
                {t.allow}
              </button>
            </li>
          );
        })}
      </ul>
      {problem !== undefined && <Alert>{problem}</Alert>}
    </section>
  );
}
