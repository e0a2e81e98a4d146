import type { MessageRow } from '@waymark/api';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { whenSaid } from '../../../base/dates/when.ts';
import type { Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * A mail that could not be taken: to whose address it came, and why. Whoever sent it heard of it
 * from their own server.
 */
export function RejectedMail({
  row: { id, at, authorId },
  why,
  names,
}: {
  row: MessageRow;
  why: NonNullable<MessageRow['refusedFor']>;
  names: Names;
}): ReactNode {
  const t = useTexts();
  const name = names.get(authorId ?? '')?.name ?? t('words.formerUser');
  return (
    <p className="said-refused" data-at={at} data-id={id}>
      <MailX aria-hidden="true" />
      <span>
        {t('talk.refused', { name })} {t(`talk.refused_${why}`)}
      </span>
      <time dateTime={at}>{whenSaid(t, at)}</time>
    </p>
  );
}
