import type { ImportPreview, ImportShape } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DifferencePane, type Against } from './DifferencePane.tsx';
import { ResultPane } from './ResultPane.tsx';
import { SourcePane } from './SourcePane.tsx';
import { ShapeRail, type BlueprintName } from './ShapeRail.tsx';
import type { Edits } from './useEdits.ts';

export type ShapingProps = {
  fileName: string;
  preview: ImportPreview;
  asking: boolean;
  refusal: string | null;
  edits: Edits;
  naming: BlueprintName;
  /** The blueprint that the document changes; null: it becomes a new one. */
  against: Against | null;
  onShape: (shape: ImportShape) => void;
};

/**
 * Source and result side by side, and beside them what shapes it: everything can be changed before
 * anything exists.
 */
export function Shaping(props: ShapingProps): ReactNode {
  const { fileName, preview, asking, refusal, edits, against } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lit, setLit] = useState<string | null>(null);
  const { draft, undo, redo } = edits;
  const modules = draft.milestones.flatMap((milestone) => milestone.modules);
  const known = chosen.filter((key) => modules.some((each) => each.key === key));
  const merge = () => {
    if (known.length > 1) edits.make({ kind: 'merge', keys: [...known] });
    setChosen([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo) (event.shiftKey ? redo : undo)?.();
    else if (event.key.toLowerCase() === 'm' && !event.ctrlKey && known.length > 1) merge();
    else return;
    event.preventDefault();
  };
  return (
    <div className="shaping" onKeyDown={onKeyDown}>
      <SourcePane fileName={fileName} preview={preview} draft={draft} lit={lit} onLight={setLit} />
      {against === null ? (
        <ResultPane
          {...{ preview, asking, refusal, edits, lit }}
          chosen={known}
          onChosen={setChosen}
          onLight={setLit}
        />
      ) : (
        <DifferencePane against={against} asking={asking} lit={lit} onLight={setLit} />
      )}
      <ShapeRail {...props} />
    </div>
  );
}
