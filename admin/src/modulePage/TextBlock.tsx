import type { BlockRow, PlanRef } from '@waymark/api';
import { memo, useRef, type ReactNode } from 'react';
import { useAutosave } from '../autosave/index.ts';
import { FieldConflict } from '../conflict/index.ts';
import {
  EditableRichText,
  type EditableRichTextHandle,
} from '../richText/index.ts';

type TextBlockProps = {
  block: BlockRow;
  plan: PlanRef;
  moduleTitle: string;
  writing: boolean;
};

/** A text of the module that saves itself. */
export const TextBlock = memo(function TextBlock({
  block,
  plan,
  moduleTitle,
  writing,
}: TextBlockProps): ReactNode {
  const editor = useRef<EditableRichTextHandle>(null);
  const field = useAutosave({
    thing: { plan, part: 'block', id: block.id, field: 'text' },
    of: moduleTitle,
    value: block.html ?? '',
    basedOn: block.planRevision,
  });
  return (
    <div className="block-text-body">
      <EditableRichText
        ref={editor}
        value={field.value}
        label="Text"
        placeholder="Write something"
        startEditing={writing}
        onChange={field.type}
        onLeave={field.flush}
      />
      <FieldConflict
        field={field}
        what="Text"
        of={moduleTitle}
        format="html"
        onEdit={() => editor.current?.edit()}
      />
    </div>
  );
});
