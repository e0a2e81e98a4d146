import type { BlockRow, PlanRef } from '@waymark/api';
import { memo, useCallback, useRef, type ReactNode } from 'react';
import { useAutosave } from '../autosave/index.ts';
import { FieldConflict } from '../conflict/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
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
  const send = useCommand({ quiet: true });
  const editor = useRef<EditableRichTextHandle>(null);
  const save = useCallback(
    (html: string, basedOn: string) =>
      send('SetBlockText', { plan, blockId: block.id, html }, { basedOn }),
    [send, plan, block.id],
  );
  const field = useAutosave({
    thing: `${plan.id}/block/${block.id}/text`,
    value: block.html ?? '',
    basedOn: block.planRevision,
    save,
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
