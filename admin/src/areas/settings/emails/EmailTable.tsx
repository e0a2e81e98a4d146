import type { BlueprintRow, MailWordsRow } from '@waymark/api';
import type { MailWords } from '@waymark/events';
import { formatDateTime } from '@waymark/look';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, type To } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';
import { WordsWithChips } from './WordsWithChips.tsx';

/**
 * A row for each template: what its mail is called, whether the words are its own, and since when.
 */
export function EmailTable({
  blueprints,
  own,
  defaults,
  address,
}: {
  blueprints: readonly BlueprintRow[];
  own: ReadonlyMap<string, MailWordsRow>;
  defaults: MailWords;
  /** Where a template is opened. */
  address: (id: string) => To;
}): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <table className="emails-table" aria-label={t('emails.list')}>
      <thead>
        <tr>
          <th scope="col">{t('emails.template')}</th>
          <th scope="col">{t('emails.subject')}</th>
          <th scope="col" className="is-words">
            {t('emails.wordsColumn')}
          </th>
          <th scope="col" className="is-update">
            {t('emails.update')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {blueprints.map(({ id, name }) => {
          const row = own.get(id);
          return (
            <tr key={id} onClick={() => void navigate(address(id))}>
              <th scope="row">
                <Link className="lead-link" to={address(id)}>
                  {name}
                </Link>
              </th>
              <td className="is-subject">
                <WordsWithChips words={(row ?? defaults).subject} />
              </td>
              <td className={row === undefined ? 'is-words is-quiet' : 'is-words'}>
                {t(row === undefined ? 'emails.default' : 'emails.itsOwn')}
              </td>
              <td className="is-update">
                {row === undefined ? t('emails.never') : formatDateTime(row.updatedAt)}
              </td>
              <td className="is-more">
                <ChevronRight aria-hidden="true" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
