import { Avatar } from '@waymark/look';
import type { MentionSearch } from '@waymark/look/talk';
import { Popper } from '@mui/material';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Kind } from './entries.ts';
import { useTexts } from '../../../base/texts/index.ts';

type NamingListProps = {
  naming: MentionSearch;
  /** Who is offered, side by side. */
  sides: readonly ('team' | 'client')[];
  kind: Kind;
  anchor: HTMLElement | null;
};

/** Who can be named: beside the field where the margin has room, else over it. */
export function NamingList({
  naming: { listId, option, offered, typed },
  sides,
  kind,
  anchor,
}: NamingListProps): ReactNode {
  const t = useTexts();
  const groups = sides.flatMap((of, nth) => {
    const people = offered[nth] ?? [];
    return people.length === 0 ? [] : [{ of, people }];
  });
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
      <div role="listbox" id={listId} aria-label={t('talk.mention')}>
        {groups.map(({ of, people }) => (
          <div key={of} role="group" aria-label={titleOf(of)}>
            <p aria-hidden="true">{titleOf(of)}</p>
            {people.map((who) => (
              <div key={who.id} {...option(who)} className="naming-one">
                <Avatar name={who.name} kind={of} decorative />
                <span>{who.name}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 && (
        <p role="status" className="naming-none">
          {t('talk.nobodyFits', { typed: typed ?? '' })}
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
