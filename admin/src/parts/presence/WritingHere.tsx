import type { ReactNode } from 'react';
import { firstName } from '../people/firstName.ts';
import { ringOf } from './Face.tsx';
import { useOthersAt } from './useOthersAt.ts';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';
import './presence.css';

type WritingHereProps = { planId: string; moduleId: string; place: string };

/** The edge of a block in which somebody else writes, and their name. It locks nothing. */
export function WritingHere({ planId, moduleId, place }: WritingHereProps): ReactNode {
  const writing = useOthersAt(planId, moduleId).find((one) => one.writing && one.at === place);
  return writing && <Writer accountId={writing.accountId} />;
}

function Writer({ accountId }: { accountId: string }): ReactNode {
  const t = useTexts();
  const { name } = usePerson(accountId);
  return (
    <span className="writing-here" style={ringOf(accountId)}>
      <span className="writing-name">{t('presence.writing', { name: firstName(name) })}</span>
    </span>
  );
}
