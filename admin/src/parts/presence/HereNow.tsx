import type { PersonHere } from '@waymark/api';
import type { ReactNode } from 'react';
import { Face } from './Face.tsx';
import { useOthersAt } from './useOthersAt.ts';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';

type HereNowProps = {
  planId: string;
  moduleId: string;
  /** Names a block or task of the page; undefined where it has no name. */
  nameOf: (place: string) => string | undefined;
};

/** Names the others on the page, and what they do there. */
export function HereNow({ planId, moduleId, nameOf }: HereNowProps): ReactNode {
  const t = useTexts();
  const others = useOthersAt(planId, moduleId);
  if (others.length === 0) return null;
  return (
    <section className="here-now" aria-label={t('presence.hereNow')}>
      <h2>{t('presence.hereNow')}</h2>
      <ul>
        {others.map((one) => (
          <Other
            key={one.accountId}
            one={one}
            place={one.at === null ? undefined : nameOf(one.at)}
          />
        ))}
      </ul>
    </section>
  );
}

function Other({
  one: { accountId, writing },
  place,
}: {
  one: PersonHere;
  place: string | undefined;
}): ReactNode {
  const t = useTexts();
  const { name } = usePerson(accountId);
  const somewhere = writing ? t('presence.writes') : t('presence.isHere');
  return (
    <li>
      <Face accountId={accountId} decorative />
      <span className="here-words">
        <span className="here-name">{name}</span>
        <span className="here-does">
          {place === undefined
            ? somewhere
            : t(writing ? 'presence.writesIn' : 'presence.at', { place })}
        </span>
      </span>
    </li>
  );
}
