import type { Editor } from '@tiptap/core';
import type { MailWords } from '@waymark/events';
import { mailVariables } from '@waymark/events/wordedMails';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { WordsEditor } from './WordsEditor.tsx';
import { unknownOf, wordFields } from './wordsProblems.ts';

/** Subject, headline, body and button text; chips put a variable where the caret is. */
export function EmailFields({
  words,
  onChange,
}: {
  words: MailWords;
  onChange: (change: Partial<MailWords>) => void;
}): ReactNode {
  const t = useTexts();
  const last = useRef<Editor | null>(null);
  const field = (name: keyof MailWords) => {
    const unknown = unknownOf(words, name);
    return (
      <WordsEditor
        key={name}
        label={t(`emails.${name}`)}
        value={words[name]}
        rich={name === 'body'}
        onFocus={(editor) => (last.current = editor)}
        onChange={(value) => onChange({ [name]: value })}
        problem={unknown.length > 0 && t('emails.unknown', { names: unknown.join(', ') })}
      />
    );
  };
  const insert = (name: string) =>
    last.current
      ?.chain()
      .focus()
      .insertContent({ type: 'variable', attrs: { name, label: name } })
      .run();
  return (
    <div className="emails-fields">
      {wordFields.slice(0, 3).map(field)}
      <div className="emails-variables" role="group" aria-label={t('emails.insert')}>
        {mailVariables.map((name) => (
          <button
            key={name}
            type="button"
            className="variable-chip"
            title={t(`emails.${name}`)}
            aria-label={t('emails.insertName', { name })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {wordFields.slice(3).map(field)}
    </div>
  );
}
