import type { ImportDraft } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../texts/index.ts';

/** What an export brings beside its plan, which the result does not show. */
export function ComesAlong({ made }: { made: ImportDraft }): ReactNode {
  const t = useTexts();
  const said = alongWith(t, made);
  if (said.length === 0) return null;
  return (
    <div className="shaping-people">
      <h3>{t('importing.along')}</h3>
      <ol>
        {said.map((sentence) => (
          <li key={sentence}>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const alongWith = (
  t: T,
  { variables, dates, followers, mails }: ImportDraft,
): string[] => [
  ...(variables.length === 0
    ? []
    : [t('importing.alongVariables', { count: variables.length })]),
  ...(dates === null
    ? []
    : [
        t('importing.alongDates', {
          start: formatDate(dates.start),
          end: formatDate(dates.end),
        }),
      ]),
  ...(followers.length === 0
    ? []
    : [t('importing.alongFollowers', { count: followers.length })]),
  ...(Object.keys(mails).length === 0
    ? []
    : [t('importing.alongMails', { count: Object.keys(mails).length })]),
];
