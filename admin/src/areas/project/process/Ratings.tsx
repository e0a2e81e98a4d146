import type { ExecutionRow, RatingRow } from '@waymark/api';
import { Avatar, formatDate } from '@waymark/look';
import { useId, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useBothSides } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './ratings.css';

/** How it was for the client's people, as they said in the portal once all was done. */
export function Ratings({ execution }: { execution: ExecutionRow }): ReactNode {
  const { data = [] } = useGetList<RatingRow>('ratings', {
    filter: { planId: execution.id },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  return data.length > 0 && <RatingList ratings={data} clientId={execution.clientId} />;
}

function RatingList({ ratings, clientId }: { ratings: readonly RatingRow[]; clientId: string }) {
  const t = useTexts();
  const titleId = useId();
  const { client } = useBothSides(clientId);
  const nameOf = (accountId: string) =>
    client?.find(({ id }) => id === accountId)?.name ?? t('words.formerUser');
  return (
    <section className="ratings" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('process.ratings')}</h2>
      <ul>
        {ratings.map(({ id, accountId, rating, words, at }) => (
          <li key={id}>
            <Avatar name={nameOf(accountId)} kind="client" decorative />
            <p>
              <span className="rating-head">
                <b>{nameOf(accountId)}</b>
                <span className="rating">{t('process.ratedAt', { rating })}</span>
                <time dateTime={at}>{formatDate(at)}</time>
              </span>
              {words !== null && <span className="rating-words">{words}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
