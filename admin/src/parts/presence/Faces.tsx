import type { PersonHere } from '@waymark/api';
import type { ReactNode } from 'react';
import { Face } from './Face.tsx';
import { useOthersAt } from './useOthersAt.ts';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';

/** The number of faces shown; those beyond are counted. */
const MOST_FACES = 4;

type FacesProps = { planId: string; moduleId?: string };

/** Faces of others who look at this page; a click leads to where they are in it. */
export function Faces({ planId, moduleId }: FacesProps): ReactNode {
  const t = useTexts();
  const others = useOthersAt(planId, moduleId);
  if (others.length === 0) return null;
  const shown = others.slice(0, MOST_FACES);
  return (
    <ul className="faces" aria-label={t('presence.hereNow')}>
      {shown.map((one) => (
        <li key={one.accountId}>
          <FaceButton one={one} />
        </li>
      ))}
      {others.length > shown.length && <li>+{others.length - shown.length}</li>}
    </ul>
  );
}

/** Brings the block or task into sight at which somebody is. */
function goTo(place: string): void {
  document
    .querySelector(`[data-here="${CSS.escape(place)}"]`)
    ?.scrollIntoView({
      block: 'center',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
}

function FaceButton({ one: { accountId, at } }: { one: PersonHere }): ReactNode {
  const t = useTexts();
  const { name } = usePerson(accountId);
  if (at === null) return <Face accountId={accountId} />;
  return (
    <button
      type="button"
      className="face-button"
      title={t('presence.goTo', { name })}
      onClick={() => goTo(at)}
    >
      <Face accountId={accountId} decorative />
      <span className="visually-hidden">{t('presence.goTo', { name })}</span>
    </button>
  );
}
