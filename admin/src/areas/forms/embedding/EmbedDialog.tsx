import type { FormDraftRow, FrameRequest } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { Skeleton } from '../../../parts/page/states.tsx';
import { storedWorkspaceId } from '../../../base/wire/workspace.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { FormKey } from './FormKey.tsx';
import { Sites } from './Sites.tsx';
import { pageSnippet, serverSnippet } from './snippets.ts';
import './embedding.css';

type EmbedDialogProps = {
  readonly formId: string;
  /** Whose form it is, where that is known: else whoever copies the snippet fills it in. */
  readonly task?: FrameRequest['task'];
  readonly onClose: () => void;
};

/**
 * How other sites show a form in a frame (PRODUCT 18.14): which may, by which key, and what to copy
 * there.
 */
export function EmbedDialog({ formId, task, onClose }: EmbedDialogProps): ReactNode {
  const t = useTexts();
  const { data, error } = useGetOne<FormDraftRow>(
    'formDrafts',
    { id: formId },
    { onError: () => {} },
  );
  return (
    <Dialog title={t('embedding.title')} size="medium" onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Skeleton rows={4} />
        ) : (
          <DialogError>{t('embedding.loadFailed')}</DialogError>
        )
      ) : (
        <div className="embed">
          <Sites key={data.origins.join()} formId={formId} origins={data.origins} />
          <FormKey formId={formId} hasKey={data.hasKey} />
          <Snippets form={data} task={task} />
        </div>
      )}
    </Dialog>
  );
}

function Snippets({
  form: { id: formId, name, origins },
  task,
}: {
  form: FormDraftRow;
  task: FrameRequest['task'];
}): ReactNode {
  const t = useTexts();
  const waymark = location.origin;
  const onServer = serverSnippet(waymark, {
    ...{ formId, origin: origins[0] ?? '', task },
    workspaceId: storedWorkspaceId() ?? '',
  });
  const inPage = pageSnippet(waymark, name);
  return (
    <>
      <Snippet
        title={t('embedding.onServer')}
        hint={t('embedding.onServerHint')}
        label={t('embedding.copyServer')}
        text={onServer}
      />
      <Snippet
        title={t('embedding.inPage')}
        hint={t('embedding.inPageHint')}
        label={t('embedding.copyPage')}
        text={inPage}
      />
    </>
  );
}

const Snippet = ({
  title,
  hint,
  label,
  text,
}: Record<'title' | 'hint' | 'label' | 'text', string>): ReactNode => (
  <section className="embed-part">
    <h3>{title}</h3>
    <p>{hint}</p>
    <pre tabIndex={0} aria-label={title}>
      {text}
    </pre>
    <div className="embed-acts">
      <CopyButton text={text} label={label} />
    </div>
  </section>
);
