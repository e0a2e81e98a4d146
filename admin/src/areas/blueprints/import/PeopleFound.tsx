import { Button } from '@mui/material';
import type { ImportDraft } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import type { Edit } from './edit.ts';
import { offersOf, type Offer } from './mentions.ts';
import { useKnownPeople } from './useKnownPeople.ts';

type PeopleFoundProps = { made: ImportDraft; onEdit: (edit: Edit) => void };

/**
 * Whom the document names: who comes as a placeholder, and who of the workspace may be meant, to be
 * said by whoever imports it.
 */
export function PeopleFound({ made, onEdit }: PeopleFoundProps): ReactNode {
  const t = useTexts();
  const offers = offersOf(made, useKnownPeople());
  const give = ({ word, keys, meant }: Offer) => {
    const isNew = meant === null;
    onEdit({
      ...{ kind: 'assign', keys: [...keys] },
      to: isNew ? `p::${crypto.randomUUID()}` : meant.ref,
      name: isNew ? word.slice(1) : null,
    });
  };
  if (made.placeholders.length === 0 && offers.length === 0) return null;
  return (
    <div className="shaping-people">
      <h3>{t('importing.people')}</h3>
      {made.placeholders.length > 0 && (
        <ul>
          {made.placeholders.map(({ placeholderId, name: person }) => (
            <li key={placeholderId} className="result-person">
              {person}
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && (
        <ol aria-label={t('importing.offers')}>
          {offers.map((offer) => (
            <li key={offer.word}>
              <span>
                <b>{offer.word}</b>{' '}
                {offer.meant === null
                  ? t('importing.unknown', { count: offer.keys.length })
                  : t('importing.isMeant', { name: offer.meant.name, count: offer.keys.length })}
              </span>
              <Button
                size="small"
                aria-label={
                  offer.meant === null
                    ? t('importing.placeholderFor', { word: offer.word })
                    : t('importing.yesMeant', { word: offer.word, name: offer.meant.name })
                }
                onClick={() => give(offer)}
              >
                {t(offer.meant === null ? 'importing.asPlaceholder' : 'words.yes')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
