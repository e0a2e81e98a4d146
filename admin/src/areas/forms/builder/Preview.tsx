import { Button } from '@mui/material';
import type { Answer, Answers, FormDefinition } from '@waymark/events/forms';
import { beginningAnswers, FormViewer } from '@waymark/look/formViewer';
import { Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';
import { useFormWords } from '../../../base/texts/useFormWords.ts';
import { WhyShown } from './WhyShown.tsx';

/** The form as whoever fills it in sees it: the same viewer, in which nothing is stored. */
export function Preview({
  form,
  name,
  narrow,
}: {
  form: FormDefinition;
  name: string;
  /** There is room for a phone alone. */
  narrow: boolean;
}): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const words = useFormWords();
  const [phone, setPhone] = useState(narrow);
  const [answers, setAnswers] = useState<Answers>(() => beginningAnswers(form));
  const answer = (fieldId: string, value: Answer | undefined) =>
    setAnswers((before) => {
      const { [fieldId]: _, ...others } = before;
      return value === undefined ? others : { ...others, [fieldId]: value };
    });
  return (
    <div className="fb-look">
      <div className="fb-preview">
        {!narrow && (
          <div className="fb-preview-bar">
            <div className="segments" role="group" aria-label={t('formBuilder.width')}>
              <button type="button" aria-pressed={!phone} onClick={() => setPhone(false)}>
                <Monitor aria-hidden="true" />
                {t('formBuilder.deskWidth')}
              </button>
              <button type="button" aria-pressed={phone} onClick={() => setPhone(true)}>
                <Smartphone aria-hidden="true" />
                {t('formBuilder.phoneWidth')}
              </button>
            </div>
            <Button onClick={() => setAnswers(beginningAnswers(form))}>
              {t('formBuilder.startOver')}
            </Button>
          </div>
        )}
        <div className={`fb-sheet${phone && !narrow ? ' is-phone' : ''}`}>
          <h2>{name}</h2>
          {form.intro !== '' && <p className="fb-intro">{form.intro}</p>}
          <FormViewer
            {...{ form, answers, words }}
            id="preview"
            onAnswer={answer}
            onSend={() => notify(t('formBuilder.wouldSend'), { type: 'info' })}
          />
          {form.fields.length > 0 && (
            <Button type="submit" form="preview" variant="contained">
              {t('formBuilder.send')}
            </Button>
          )}
        </div>
      </div>
      {!narrow && <WhyShown form={form} answers={answers} />}
    </div>
  );
}
