import type { BlockRow, PlanRef } from '@waymark/api';
import type { OwnContent } from '@waymark/events';
import type { ReactNode } from 'react';
import { editorOf } from './index.ts';

type OwnBlockProps = {
  block: BlockRow;
  content: OwnContent;
  plan: PlanRef;
  moduleTitle: string;
  writing: boolean;
};

/** A block by the editor of its kind. */
export function OwnBlock(props: OwnBlockProps): ReactNode {
  const Editor = editorOf(props.content)?.Editor;
  return (
    <div className="block-own-body">
      {Editor === undefined ? (
        <p className="block-unknown">
          This block came with a newer version. Reload the page to see it.
        </p>
      ) : (
        <Editor {...props} />
      )}
    </div>
  );
}
