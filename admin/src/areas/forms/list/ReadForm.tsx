import { isQuestion } from '@waymark/events/forms';
import type { ImportedForm } from '@waymark/events/forms/exchange';
import type { ReactNode } from 'react';
import { kindIcons } from '../builder/kinds.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** What was read of a file, field by field, and what could not be brought along. */
export function ReadForm({
  read: {
    form: { intro, fields },
    left,
  },
}: {
  read: ImportedForm;
}): ReactNode {
  const t = useTexts();
  const count = fields.filter(isQuestion).length;
  return (
    <section className="form-read" aria-label={t('formExchange.becomes')}>
      <p role="status">{t('formExchange.fields', { count })}</p>
      {left.length > 0 && (
        <p className="form-left">{t('formExchange.left', { what: left.join(', ') })}</p>
      )}
      <ol tabIndex={0} aria-label={t('formExchange.becomes')}>
        {intro !== '' && <li className="is-words">{intro}</li>}
        {fields.map((field) => {
          const Icon = kindIcons[field.kind];
          return (
            <li key={field.fieldId} className={`is-${field.kind}`}>
              <Icon aria-hidden="true" />
              <span>
                {field.label || t('formExchange.unnamed')}
                <small>
                  {t(`formBuilder.kind_${field.kind}`)}
                  {'choices' in field && `: ${field.choices.map(({ label }) => label).join(', ')}`}
                </small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
