import type { AnswersRow } from '@waymark/api';
import type { Answer } from '@waymark/events/forms';
import { bytesIn } from '@waymark/look/bytes';
import { useFileLinks } from '../files/useFileLinks.ts';
import { useLanguage } from '../texts/index.ts';

/** The files of an answer, to be opened. */
export function AnswerFiles({
  files,
  given,
}: Pick<AnswersRow, 'files'> & { given: Answer | undefined }) {
  const language = useLanguage();
  const ids = Array.isArray(given) ? given : [];
  const links = useFileLinks(ids);
  return files
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, bytes }) => (
      <small className="form-file" key={id}>
        <a href={links.get(id)} target="_blank" rel="noopener noreferrer">
          {name}
        </a>{' '}
        {bytesIn(language, bytes)}
      </small>
    ));
}
