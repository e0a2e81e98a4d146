import type { Me } from '@waymark/api';
import { useState } from 'react';
import { act, perform } from '../api/commands.ts';
import { told } from '../api/problem.ts';
import { refetch } from '../api/queryCache.ts';
import './invitation.css';

/** From whom the person wants no invitation any more (PRODUCT 4.5), each with the way back. */
export function Refusals({ refusals }: { refusals: Me['refusals'] }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (refusals.length === 0) return null;
  const allow = async (from: string | null) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await perform(from ?? '', act('AllowInvitations', { from }));
      await refetch();
    } catch (error) {
      setProblem(told(error).sentence);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="invitation refusals" aria-label="Refused for good">
      <h2>Refused for good</h2>
      <p>No invitation reaches you from these, and they are not told so.</p>
      <ul className="cards">
        {refusals.map(({ workspaceId, workspaceName }) => {
          const whom =
            workspaceId === null
              ? 'Anybody'
              : (workspaceName ?? 'Somebody who is gone');
          return (
            <li key={workspaceId ?? 'anybody'} className="panel">
              <b>{whom}</b>
              <button
                type="button"
                className="btn"
                aria-label={`Allow again: ${whom}`}
                aria-disabled={busy}
                onClick={() => void allow(workspaceId)}
              >
                Allow again
              </button>
            </li>
          );
        })}
      </ul>
      {problem !== undefined && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
