import type { Answers, FormDefinition } from '@waymark/events/forms';
import { sayAnswer } from '@waymark/look/formViewer';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { sayShowIf } from './sayShowIf.ts';
import { useFormWords } from '../../../base/texts/useFormWords.ts';
import { whyShown } from './whyShown.ts';

/**
 * Beside the preview: what is shown sometimes and whether it is, and the variables that the answers
 * would become.
 */
export function WhyShown({ form, answers }: { form: FormDefinition; answers: Answers }): ReactNode {
  const t = useTexts();
  const words = useFormWords();
  const { sometimes, becomes } = whyShown(form, answers);
  if (sometimes.length === 0 && becomes.length === 0) return null;
  return (
    <aside className="fb-why" aria-label={t('formBuilder.why')}>
      <h2>{t('formBuilder.why')}</h2>
      <ul>
        {sometimes.map(({ field, shown }) => (
          <li key={field.fieldId} className={shown ? 'is-shown' : undefined}>
            {shown ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            <span>
              {field.label}
              <small>
                {sayShowIf(t, form, field)}
                {', '}
                {t(shown ? 'formBuilder.isShown' : 'formBuilder.isHidden')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {becomes.length > 0 && (
        <>
          <h3>{t('formBuilder.becomes')}</h3>
          <dl>
            {becomes.map(({ question, value }) => (
              <div key={question.fieldId}>
                <dt>
                  <code>{question.variable}</code>
                </dt>
                <dd>{sayAnswer(question, value, words) || t('formBuilder.none')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </aside>
  );
}
