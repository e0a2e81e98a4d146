import { newField, type Answer, type Answers } from '@waymark/events/forms';
import { AnswersSaid, FormViewer } from '@waymark/look/formViewer';
import { useMemo, useState } from 'react';
import { FORM_ID } from '../parts/form/FormToFill.tsx';
import { useLanguage } from '../base/texts/language.ts';
import { texts as formTexts } from '../base/texts/form.ts';
import { texts } from '../base/texts/frame.ts';
import { holderOnThisMachine } from './demoHolder.ts';
import { FrameBody } from './FrameBody.tsx';

/**
 * What stands in for a form that can't be reached from where somebody develops (PRODUCT 18.17). It
 * asks the services for nothing.
 */
export function DemoForm() {
  useLanguage();
  const t = texts();
  const origin = holderOnThisMachine();
  const [answers, setAnswers] = useState<Answers>({});
  const [sent, setSent] = useState<Answers>();
  const form = useMemo(() => demoForm(t), [t]);
  const answer = (fieldId: string, value: Answer | undefined) => {
    const { [fieldId]: _, ...others } = answers;
    setAnswers(value === undefined ? others : { ...others, [fieldId]: value });
  };
  const words = formTexts().viewer;
  return (
    <FrameBody origin={origin}>
      <h1>{t.demoTitle}</h1>
      <p className="form-asks" role="note">
        {t.demo(origin)}
      </p>
      {sent === undefined ? (
        <section className="form-work" aria-label={t.demoTitle}>
          <FormViewer
            {...{ form, answers, words }}
            id={FORM_ID}
            onAnswer={answer}
            onSend={setSent}
          />
          <p className="form-again">
            <button type="submit" form={FORM_ID} className="btn primary">
              {t.send}
            </button>
          </p>
        </section>
      ) : (
        <section className="form-work" aria-label={t.demoTitle}>
          <p className="two">{t.demoSent}</p>
          <AnswersSaid {...{ form, answers: sent, words }} known={() => undefined} />
        </section>
      )}
    </FrameBody>
  );
}

function demoForm(t: ReturnType<typeof texts>) {
  const choices = t.demoChoices.map((label, nth) => ({ choiceId: String(nth), label }));
  const last = String(choices.length - 1);
  return {
    intro: '',
    fields: [
      newField('shortText', 'name', { label: t.demoName }),
      newField('email', 'email', { label: t.demoEmail, required: false }),
      newField('singleChoice', 'why', { label: t.demoWhy, choices }),
      newField('shortText', 'else', {
        label: t.demoElse,
        showIf: {
          every: true,
          conditions: [{ fieldId: 'why', is: 'equal' as const, value: last }],
        },
      }),
    ],
  };
}
