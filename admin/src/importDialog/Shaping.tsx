import { IconButton, Button, LinearProgress } from '@mui/material';
import type { ImportPreview, ImportShape } from '@waymark/api';
import { Redo2, Undo2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useTexts } from '../texts/index.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { countsOf } from './counts.ts';
import { madeOf } from './edits.ts';
import { ResultMilestone } from './ResultMilestone.tsx';
import { SourcePane } from './SourcePane.tsx';
import { ShapeRail, type Naming } from './ShapeRail.tsx';
import type { Edits } from './useEdits.ts';

export type ShapingProps = {
  fileName: string;
  preview: ImportPreview;
  asking: boolean;
  refusal: string | null;
  edits: Edits;
  naming: Naming;
  onShape: (shape: ImportShape) => void;
};

/** Source and result side by side, and beside them what shapes it: everything can be changed before anything exists. */
export function Shaping(props: ShapingProps): ReactNode {
  const { fileName, preview, asking, refusal, edits } = props;
  const t = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lit, setLit] = useState<string | null>(null);
  const { draft, out, undo, redo } = edits;
  const modules = draft.milestones.flatMap((milestone) => milestone.modules);
  const known = chosen.filter((key) =>
    modules.some((each) => each.key === key),
  );
  const choose = (key: string) =>
    setChosen(
      known.includes(key)
        ? known.filter((each) => each !== key)
        : [...known, key],
    );
  const merge = () => {
    if (known.length > 1) edits.make({ kind: 'merge', keys: [...known] });
    setChosen([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target instanceof HTMLInputElement &&
      event.target.type === 'text'
    )
      return;
    const isUndo =
      (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo) (event.shiftKey ? redo : undo)?.();
    else if (
      event.key.toLowerCase() === 'm' &&
      !event.ctrlKey &&
      known.length > 1
    )
      merge();
    else return;
    event.preventDefault();
  };
  return (
    <div className="shaping" onKeyDown={onKeyDown}>
      <SourcePane
        fileName={fileName}
        preview={preview}
        lit={lit}
        onLight={setLit}
      />
      <section className="shaping-result" aria-label={t('importing.result')}>
        <header>
          <h3>{t('importing.result')}</h3>
          <p role="status">{countsOf(t, madeOf({ draft, out }))}</p>
          <IconButton
            aria-label={t('importing.undo')}
            disabled={undo === null}
            onClick={() => undo?.()}
          >
            <Undo2 />
          </IconButton>
          <IconButton
            aria-label={t('importing.redo')}
            disabled={redo === null}
            onClick={() => redo?.()}
          >
            <Redo2 />
          </IconButton>
          {edits.reset !== null && (
            <Button size="small" onClick={edits.reset}>
              {t('importing.asProposed')}
            </Button>
          )}
        </header>
        {asking && <LinearProgress aria-label={t('importing.reading')} />}
        {refusal !== null && <DialogError>{refusal}</DialogError>}
        {edits.lost.length > 0 && (
          <p className="shaping-lost" role="status">
            {t('importing.lost', { count: edits.lost.length })}
          </p>
        )}
        {known.length > 0 && (
          <ChosenBar
            chosen={known}
            milestones={draft.milestones}
            onEdit={(edit) => {
              edits.make(edit);
              setChosen([]);
            }}
            onNone={() => setChosen([])}
          />
        )}
        <ul className="shaping-tree" aria-label={t('importing.tree')}>
          {draft.milestones.map((milestone, index) => (
            <ResultMilestone
              key={milestone.key}
              milestone={milestone}
              index={index}
              out={out}
              chosen={known}
              lit={lit}
              items={preview.items}
              people={draft.placeholders}
              onChoose={choose}
              onLight={setLit}
              onEdit={edits.make}
            />
          ))}
        </ul>
      </section>
      <ShapeRail {...props} />
    </div>
  );
}
