import { formatDateTime } from '@waymark/look';
import { useState } from 'react';
import type { HistoryRow } from '../../../base/api/reads.ts';
import { readAll } from '../../../base/api/reads.ts';
import { useQuery } from '../../../base/api/useQuery.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { lastVisit } from './lastVisit.ts';
import { Section } from './Section.tsx';

/** The most changes that are told one by one. */
const most = 3;

/**
 * Tells what others did in the project since the reader was here last; nothing on a first visit.
 * Stays away quietly where it cannot be read.
 */
export function SinceLastVisit({ processId }: { processId: string }) {
  const { me, workspaceId } = useWorkspace();
  const [since] = useState(() => lastVisit(me.accountId, processId));
  const { data } = useQuery<HistoryRow[]>(
    since && `history ${workspaceId} ${processId} ${since}`,
    () =>
      readAll(workspaceId, 'history', {
        filter: { planId: processId, since: since! },
        sort: ['position', 'DESC'],
      }),
  );
  const theirs = (data ?? []).filter(({ actorId }) => actorId !== me.accountId);
  if (theirs.length === 0) return null;
  const t = texts().since;
  return (
    <Section title={t.title}>
      <ul className="panel since">
        {theirs.slice(0, most).map((row) => (
          <li key={row.id}>
            <b className="med">{row.actorName}</b> {row.sentence}
            <small className="num"> {formatDateTime(row.at)}</small>
          </li>
        ))}
        {theirs.length > most && <li className="two num">{t.more(theirs.length - most)}</li>}
      </ul>
    </Section>
  );
}
