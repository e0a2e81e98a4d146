import type { MessageRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { whenSaid } from '../../../base/dates/when.ts';
import type { Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Says to whoever writes that a colleague has answered since they began, so that the client is not
 * answered twice.
 */
export function AnsweredMeanwhile({
  answer,
  names,
}: {
  answer: MessageRow | null;
  names: Names;
}): ReactNode {
  const t = useTexts();
  return (
    <p className="talk-answered" role="status">
      {answer !== null &&
        t('talk.answeredMeanwhile', {
          name: names.get(answer.authorId ?? '')?.first ?? t('words.formerUser'),
          when: whenSaid(t, answer.at),
        })}
    </p>
  );
}
