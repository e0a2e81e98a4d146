import type { FormField } from '@waymark/events/forms';
import { Calendar, ChevronDown, Paperclip, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';

/** Where the answer will stand, drawn and not to be written in. */
export function FieldSketch({
  field,
  required,
}: {
  field: FormField;
  required: ReactNode;
}): ReactNode {
  const t = useTexts();
  switch (field.kind) {
    case 'shortText':
    case 'number':
    case 'email':
    case 'phone':
      return <span className="fb-input">{field.begins || field.placeholder}</span>;
    case 'longText':
      return <span className="fb-input is-long">{field.begins || field.placeholder}</span>;
    case 'date':
      return (
        <span className="fb-input">
          <span>{field.begins}</span>
          <Calendar aria-hidden="true" />
        </span>
      );
    case 'dropdown':
      return (
        <span className="fb-input">
          <span>
            {field.choices.find(({ choiceId }) => choiceId === field.begins)?.label ??
              t('formBuilder.chooseOne')}
          </span>
          <ChevronDown aria-hidden="true" />
        </span>
      );
    case 'singleChoice':
    case 'multipleChoice':
      return (
        <span className={`fb-options is-${field.kind}`}>
          {field.choices.map(({ choiceId, label }) => (
            <span key={choiceId}>
              <span
                className={`fb-box${[field.begins].flat().includes(choiceId) ? ' is-on' : ''}`}
              />
              {label}
            </span>
          ))}
        </span>
      );
    case 'rating':
      return (
        <span className="fb-scale">
          {Array.from({ length: field.steps }, (_, nth) => (
            <span key={nth}>{nth + 1}</span>
          ))}
        </span>
      );
    case 'file':
      return (
        <span className="fb-drop">
          <Paperclip aria-hidden="true" />
          {t(`formBuilder.takes_${field.takes}`)}
        </span>
      );
    case 'signature':
      return (
        <span className="fb-drop is-signature">
          <Signature aria-hidden="true" />
        </span>
      );
    case 'consent':
      return (
        <span className="fb-consent">
          <span className="fb-box" />
          <span>
            {field.label}
            {field.required && required}
          </span>
        </span>
      );
    case 'heading':
    case 'words':
      return null;
  }
}
