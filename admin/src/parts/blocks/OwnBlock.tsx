import type { BlockRow, PlanRef } from '@waymark/api';
import type { OwnContent } from '@waymark/events';
import type { ReactNode } from 'react';
import type { Slash } from './blockEditor.ts';
import { editorOf } from './index.ts';
import { useTexts } from '../../base/texts/index.ts';

type OwnBlockProps = {
  block: BlockRow;
  content: OwnContent;
  plan: PlanRef;
  moduleTitle: string;
  writing: boolean;
  onRemove: (blockId: string) => void;
  slash: Slash;
};

/** A block by the editor of its kind. */
export function OwnBlock(props: OwnBlockProps): ReactNode {
  const t = useTexts();
  const Editor = editorOf(props.content)?.Editor;
  return (
    <div className="block-own-body">
      {Editor === undefined ? (
        <p className="block-unknown">{t('blocks.newer')}</p>
      ) : (
        <Editor {...props} />
      )}
    </div>
  );
}
