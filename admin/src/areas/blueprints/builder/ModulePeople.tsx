import { personKind } from '@waymark/events/personKind';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../parts/people/PersonAvatar.tsx';
import { usePerson } from '../../../parts/people/usePerson.ts';
import type { OutlineCard } from '../../../parts/plans/outline.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Who works on a module: the first role or placeholder by name, people as avatars, how many more.
 */
export function ModulePeople({
  module: { assignees, planId },
}: {
  module: OutlineCard;
}): ReactNode {
  const t = useTexts();
  const [first] = assignees;
  const more = assignees.slice(1);
  return (
    <>
      {first !== undefined && <PersonTag id={first} planId={planId} />}
      {more.length > 0 && (
        <span title={t('plan.more', { count: more.length })}>+{more.length}</span>
      )}
    </>
  );
}

/** A role or placeholder as a dashed tag with its name, a person as an avatar. */
export function PersonTag({ id, planId }: { id: string; planId: string }): ReactNode {
  const { name } = usePerson(id, planId);
  if (personKind(id) === 'account') return <PersonAvatar id={id} size={20} />;
  return (
    <span className="card-tag card-tag-dashed" title={name}>
      <span>{name}</span>
    </span>
  );
}

/** A lock on what the team alone sees. */
export function TeamTag({ module: { audience } }: { module: OutlineCard }): ReactNode {
  const t = useTexts();
  if (audience !== 'INTERN') return null;
  return (
    <span className="card-tag card-tag-whole" title={t('words.onlyTheTeamSees')}>
      <Lock aria-hidden />
      {t('words.team')}
    </span>
  );
}
