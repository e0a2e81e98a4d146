import { Button, IconButton, LinearProgress } from '@mui/material';
import type { ImportPreview } from '@waymark/api';
import { Redo2, Undo2, ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { countsOf } from './counts.ts';
import { madeOf } from './edits.ts';
import { tasksOf } from './kinds.ts';
import { ResultMilestone } from './ResultMilestone.tsx';
import type { Edits } from './useEdits.ts';
import { useKnownPeople } from './useKnownPeople.ts';
import { useTreeKeys } from './useTreeKeys.ts';

type ResultPaneProps = {
  preview: ImportPreview;
  asking: boolean;
  refusal: string | null;
  edits: Edits;
  /** Keys of modules. */
  chosen: readonly string[];
  lit: string | null;
  onChosen: (keys: readonly string[]) => void;
  onLight: (key: string | null) => void;
};

type TreeKeysProps = {
  id: string;
  /** Tab goes on to what comes behind the list. */
  tabLeaves: boolean;
};

/** What the keys do in the list of the result; in sight while somebody is in it. */
function TreeKeys({ id, tabLeaves }: TreeKeysProps): ReactNode {
  const t = useTexts();
  if (tabLeaves)
    return (
      <p id={id} className="shaping-keys" role="status">
        {t('importing.tabLeaves')}
      </p>
    );
  return (
    <p id={id} className="shaping-keys">
      <span>
        <kbd>{t('importing.capTab')}</kbd>
        <kbd>{t('importing.capShiftTab')}</kbd>
        {t('importing.keyLevel')}
      </span>
      <span>
        <kbd>Alt</kbd>
        <kbd>
          <ArrowUp />
        </kbd>
        <kbd>
          <ArrowDown />
        </kbd>
        <kbd>
          <ArrowLeft />
        </kbd>
        <kbd>
          <ArrowRight />
        </kbd>
        {t('importing.keyPlace')}
      </span>
      <span>
        <kbd>F2</kbd>
        {t('importing.keyTitle')}
      </span>
      <span>
        <kbd>S</kbd>
        {t('importing.keySplit')}
      </span>
      <span>
        <kbd>T</kbd>
        {t('importing.keyTurn')}
      </span>
      <span>
        <kbd>{t('importing.capDelete')}</kbd>
        {t('importing.leaveOut')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('importing.keyOut')}
      </span>
    </p>
  );
}

/** What the document becomes, as it can be changed by hand. */
export function ResultPane({
  preview,
  asking,
  refusal,
  edits,
  chosen,
  lit,
  onChosen,
  onLight,
}: ResultPaneProps): ReactNode {
  const t = useTexts();
  const { draft, out, undo, redo } = edits;
  const keysId = useId();
  const known = useKnownPeople();
  const { tabLeaves, ...tree } = useTreeKeys({
    ...{ preview, draft, out, chosen, onChosen },
    onEdit: edits.make,
  });
  const nameOf = (ref: string) =>
    draft.placeholders.find(({ placeholderId }) => placeholderId === ref)?.name ??
    known.find((each) => each.ref === ref)?.name ??
    null;
  const mayBeTasks = (key: string) => tasksOf(preview, key) !== null;
  const choose = (key: string) =>
    onChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <section className="shaping-result" aria-label={t('importing.result')}>
      <header>
        <h3>{t('importing.result')}</h3>
        <p role="status">{countsOf(t, madeOf({ draft, out }, preview))}</p>
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
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          milestones={draft.milestones}
          onEdit={(edit) => {
            edits.make(edit);
            onChosen([]);
          }}
          onNone={() => onChosen([])}
        />
      )}
      <TreeKeys id={keysId} tabLeaves={tabLeaves} />
      <ul
        {...tree}
        className="shaping-tree"
        role="tree"
        aria-multiselectable
        aria-label={t('importing.tree')}
        aria-describedby={keysId}
      >
        {draft.milestones.map((milestone, index) => (
          <ResultMilestone
            key={milestone.key}
            milestone={milestone}
            index={index}
            out={out}
            chosen={chosen}
            lit={lit}
            items={preview.items}
            mayBeTasks={mayBeTasks}
            nameOf={nameOf}
            onChoose={choose}
            onLight={onLight}
            onEdit={edits.make}
          />
        ))}
      </ul>
    </section>
  );
}
