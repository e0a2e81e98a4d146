import type { AnswersRow } from '@waymark/api';
import type { Question } from '@waymark/events/forms';
import { formatDateTime } from '@waymark/look';
import { sayAnswer, type FormWords } from '@waymark/look/formViewer';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';

type Given = AnswersRow['given'][string];

/**
 * What stood in the place of an answer before, who changed it and when; and what the team wants
 * changed.
 */
export const AnswerHistory = ({
  question,
  given,
  asked,
  guests,
  words,
}: {
  question: Question;
  given: Given | undefined;
  asked: AnswersRow['asked'][string] | undefined;
  guests: AnswersRow['guests'];
  words: FormWords;
}) => (
  <>
    {given?.was.map((was, nth) => {
      const { by, at } = given.was[nth + 1] ?? given;
      const said = sayAnswer(question, was.value ?? undefined, words);
      return <Before key={was.at} was={said || words.none} {...{ by, at }} guest={guests[by]} />;
    })}
    {asked !== undefined && <Asked {...asked} />}
  </>
);

function Before({
  was,
  by,
  at,
  guest,
}: { was: string; guest: string | undefined } & Pick<Given, 'by' | 'at'>) {
  const t = useTexts();
  const person = usePerson(by);
  const name = guest === undefined ? person.name : t('formTask.guest', { name: guest });
  return (
    <small className="form-was">
      <del>{was}</del> {t('formTask.changedBy', { name, at: formatDateTime(at) })}
    </small>
  );
}

function Asked({ words, by, at }: AnswersRow['asked'][string]) {
  const t = useTexts();
  const { name } = usePerson(by);
  return (
    <small className="form-asked">
      {t('formTask.askedBy', { name, at: formatDateTime(at) })} {words}
    </small>
  );
}
