import { Button, IconButton, Tooltip } from '@mui/material';
import type { FormDraftRow, FrameRequest } from '@waymark/api';
import { ArrowLeft, CodeXml, Eye, Pencil, Redo2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { EmbedDialog } from '../embedding/EmbedDialog.tsx';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { Back } from './WithDraft.tsx';
import { PublishButton } from './PublishButton.tsx';
import type { FormDraft } from './useFormDraft.ts';
import type { FormEdits } from './useFormEdits.ts';

/**
 * Way back, name, what one looks at, whether it is saved, the way back of changes, and publishing.
 */
export function BuilderHead({
  row,
  draft,
  edits,
  narrow,
  back,
  task,
  embeds,
  previews,
  onPreviews,
}: {
  row: FormDraftRow;
  draft: FormDraft;
  edits: FormEdits;
  narrow: boolean;
  back: Back;
  task?: FrameRequest['task'];
  embeds: boolean;
  previews: boolean;
  onPreviews: (previews: boolean) => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [renaming, setRenaming] = useState(false);
  const [embedding, setEmbedding] = useState(false);
  const { editing, act, saving, refused } = draft;
  return (
    <header className="fb-head">
      <Link className="fb-back" to={back.to} aria-label={back.label}>
        <ArrowLeft aria-hidden="true" />
        <span>{back.label}</span>
      </Link>
      <PageHeading text={row.name} of={back.label} title={row.name} />
      <IconButton aria-label={t('words.rename')} onClick={() => setRenaming(true)}>
        <Pencil />
      </IconButton>
      {!narrow && (
        <div className="segments fb-mode" role="group" aria-label={t('formBuilder.mode')}>
          <button type="button" aria-pressed={!previews} onClick={() => onPreviews(false)}>
            <Pencil aria-hidden="true" />
            {t('formBuilder.edit')}
          </button>
          <button type="button" aria-pressed={previews} onClick={() => onPreviews(true)}>
            <Eye aria-hidden="true" />
            {t('formBuilder.preview')}
          </button>
        </div>
      )}
      <span className="fb-gap" />
      {refused !== null && (
        <span className="fb-refused" role="alert">
          {refused}
        </span>
      )}
      <SaveState {...saving} />
      {!narrow && (
        <>
          <Step
            label={t('formBuilder.undo')}
            keys="Control+Z"
            enabled={editing.past.length > 0}
            onStep={() => act({ type: 'undone' })}
            icon={<Undo2 />}
          />
          <Step
            label={t('formBuilder.redo')}
            keys="Control+Shift+Z"
            enabled={editing.future.length > 0}
            onStep={() => act({ type: 'redone' })}
            icon={<Redo2 />}
          />
          {embeds && (
            <Step
              label={t('embedding.embed')}
              enabled
              onStep={() => setEmbedding(true)}
              icon={<CodeXml />}
            />
          )}
          <PublishButton {...{ row, draft, edits, back }} />
        </>
      )}
      {narrow && (
        <Button component={Link} to={back.to} variant="contained">
          {t('formBuilder.done')}
        </Button>
      )}
      {embedding && (
        <EmbedDialog {...{ formId: row.id, task }} onClose={() => setEmbedding(false)} />
      )}
      {renaming && (
        <NameDialog
          title={t('forms.rename')}
          of={`form.${row.id}`}
          name={row.name}
          action={t('words.rename')}
          seen={row.revision}
          onSubmit={(to, basedOn) => send('RenameForm', { formId: row.id, name: to }, { basedOn })}
          onClose={() => setRenaming(false)}
        />
      )}
    </header>
  );
}

/** A button that is an icon: a step back or forth, or what opens. */
const Step = ({
  label,
  keys,
  enabled,
  onStep,
  icon,
}: {
  label: string;
  keys?: string;
  enabled: boolean;
  onStep: () => void;
  icon: ReactNode;
}): ReactNode => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} aria-keyshortcuts={keys} disabled={!enabled} onClick={onStep}>
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
