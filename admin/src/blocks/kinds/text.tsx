import { Type } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import type { BlockEditor, BlockEditorProps } from '../blockEditor.ts';
import { useAutosave } from '../../autosave/index.ts';
import { FieldConflict } from '../../conflict/index.ts';
import {
  EditableRichText,
  headingsOf,
  isBlank,
  type EditableRichTextHandle,
} from '../../richText/index.ts';
import { useTexts } from '../../texts/index.ts';

/** A text of the module that saves itself. */
const TextBlock = memo(function TextBlock({
  block,
  content,
  plan,
  moduleTitle,
  writing,
}: BlockEditorProps<'text'>): ReactNode {
  const t = useTexts();
  const editor = useRef<EditableRichTextHandle>(null);
  const field = useAutosave({
    thing: { plan, part: 'block', id: block.id, field: 'text' },
    of: moduleTitle,
    value: content.html,
    basedOn: block.planRevision,
  });
  return (
    <>
      <EditableRichText
        ref={editor}
        value={field.value}
        label={t('fields.text')}
        placeholder={t('blocks.write')}
        startEditing={writing}
        onChange={field.type}
        onLeave={field.flush}
      />
      <FieldConflict
        field={field}
        what={t('fields.text')}
        of={moduleTitle}
        format="html"
        refused={(why) => t('blocks.notUpdated', { why })}
        onEdit={() => editor.current?.edit()}
      />
    </>
  );
});

const text: BlockEditor<'text'> = {
  words: {
    en: { title: 'Text', noun: 'text' },
    de: { title: 'Text', noun: 'Text' },
  },
  icon: Type,
  group: 'write',
  // PRODUCT 6.3: an empty text holds a single space.
  begins: { type: 'text', html: ' ' },
  isEmpty: ({ html }) => isBlank(html),
  headings: ({ html }) => headingsOf(html),
  Editor: TextBlock,
};
export default text;
