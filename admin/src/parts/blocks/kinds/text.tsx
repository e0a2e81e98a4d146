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
import { useTexts } from '../../../base/texts/index.ts';

/** A text of the module that saves itself. */
const TextBlock = memo(function TextBlock({
  block,
  content,
  plan,
  moduleTitle,
  writing,
  slash,
}: BlockEditorProps<'text'>): ReactNode {
  const t = useTexts();
  const editor = useRef<EditableRichTextHandle>(null);
  const written = block.written?.content.type === 'text' ? block.written.content : content;
  const field = useAutosave({
    thing: { plan, part: 'block', id: block.id, field: 'text' },
    of: moduleTitle,
    value: written.html,
    basedOn: block.planRevision,
  });
  return (
    <>
      <EditableRichText
        ref={editor}
        value={field.value}
        reads={field.value === written.html ? content.html : undefined}
        plan={plan}
        label={t('fields.text')}
        placeholder={t('blocks.write')}
        startEditing={writing}
        onChange={field.type}
        onLeave={field.flush}
        slash={{
          addable: slash.addable,
          onPick: (key, isEmpty) => slash.onPick(block.id, key, isEmpty),
          onFiles: (files) => slash.onFiles(block.id, files),
          onTasks: (headlines) => slash.onTasks(block.id, headlines),
        }}
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
    en: {
      ...{ title: 'Text', noun: 'text' },
      ...{ hint: 'headings 1 to 3, lists, links', also: 'words paragraph' },
    },
    de: {
      ...{ title: 'Text', noun: 'Text' },
      ...{ hint: 'Überschriften, Listen, Links', also: 'absatz worte' },
    },
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
