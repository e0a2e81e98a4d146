import { Avatar } from '@waymark/look';
import { Popper } from '@mui/material';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Kind } from './entries.ts';
import type { Naming } from './useNaming.ts';
import { useTexts } from '../texts/index.ts';

type NamingListProps = {
  id: string;
  naming: Naming;
  kind: Kind;
  anchor: HTMLElement | null;
};

/** Who can be named: beside the field where the margin has room, else over it. */
export function NamingList({
  id,
  naming: { typed, groups, active, pick },
  kind,
  anchor,
}: NamingListProps): ReactNode {
  const t = useTexts();
  const all = groups.flatMap(({ people }) => people);
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="left-end"
      className="naming"
      modifiers={[
        { name: 'flip', options: { fallbackPlacements: ['top-start'] } },
        { name: 'offset', options: { offset: [0, 8] } },
      ]}
    >
      <div role="listbox" id={id} aria-label={t('talk.mention')}>
        {groups.map(({ of, people }) => (
          <div key={of} role="group" aria-label={titleOf(of)}>
            <p aria-hidden="true">{titleOf(of)}</p>
            {people.map((who) => (
              <div
                key={who.id}
                id={`${id}-${who.id}`}
                role="option"
                aria-selected={all[active]?.id === who.id}
                className="naming-one"
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(who)}
              >
                <Avatar name={who.name} kind={of} decorative />
                <span>{who.name}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && (
        <p role="status" className="naming-none">
          {t('talk.nobodyFits', { typed })}
        </p>
      )}
      {kind === 'note' && (
        <p className="naming-foot">
          <Lock aria-hidden="true" />
          {t('talk.notInNotes')}
        </p>
      )}
    </Popper>
  );

  function titleOf(of: 'team' | 'client'): string {
    return t(of === 'team' ? 'talk.yourTeam' : 'talk.client');
  }
}
