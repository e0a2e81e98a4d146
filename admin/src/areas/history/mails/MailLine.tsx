import type { MailingRow } from '@waymark/api';
import { Check, Clock, CornerDownRight, Minus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../../base/dates/days.ts';
import { PersonAvatar } from '../../../parts/people/PersonAvatar.tsx';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { reasonOf, stateOf, tasksOf, titleOf } from './sayMail.ts';

const signs = {
  sent: Check,
  waits: Clock,
  joined: CornerDownRight,
  trying: Clock,
  refused: TriangleAlert,
  never: Minus,
  stopped: Minus,
  over: Minus,
} as const;

/**
 * One mail, or what is in none yet: to whom, what, why, and what became of it. `address` opens how
 * a mail read.
 */
export function MailLine({
  row,
  address,
}: {
  row: MailingRow;
  address: (mailId: string) => string;
}): ReactNode {
  const t = useTexts();
  const { name } = usePerson(row.accountId);
  const { word, more } = stateOf(t, row);
  const Sign = signs[row.state];
  const title = titleOf(t, row);
  return (
    <li className="mail-line">
      <time dateTime={row.at}>{timeOf(row.at)}</time>
      <PersonAvatar id={row.accountId} decorative />
      <div className="mail-what">
        <p>
          <b>{name}</b>{' '}
          {row.form === null ? (
            <span>{title}</span>
          ) : (
            <Link to={address(row.id)} replace>
              {title}
            </Link>
          )}
        </p>
        <p className="mail-why">{[reasonOf(t, row), tasksOf(t, row)].filter(Boolean).join('. ')}</p>
      </div>
      <div className={`mail-state mail-${row.state}`}>
        <Sign aria-hidden="true" />
        <span>
          {row.inMail === null ? (
            word
          ) : (
            <Link to={address(row.inMail)} replace title={t('mails.tellJoined')}>
              {word}
            </Link>
          )}
          {more !== '' && <small>{more}</small>}
        </span>
      </div>
    </li>
  );
}
