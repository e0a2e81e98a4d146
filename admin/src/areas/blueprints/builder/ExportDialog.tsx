import { useQuery } from '@tanstack/react-query';
import type { BlueprintRow, BlueprintExport } from '@waymark/api';
import { saveFile } from '@waymark/client';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import '../library/starterChoice.css';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError, sentenceOf } from '../../../parts/dialogs/DialogError.tsx';
import { FormActions } from '../../../parts/dialogs/FormActions.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { request } from '../../../base/wire/request.ts';
import './export.css';

/** The forms that a blueprint is exported in, the one for people to read first. */
const exportFormats = ['md', 'json', 'csv'] as const;
type ExportChoice = (typeof exportFormats)[number];

/** A blueprint as a file, and what that lacks of it. @throws what the request for it does */
const exportOf = async (blueprintId: string, format: ExportChoice): Promise<BlueprintExport> =>
  (await request<BlueprintExport>(`/api/previews/blueprint-export/${blueprintId}/${format}`)).json;

/** A blueprint as a file: in which form, and what that lacks, before it is saved (PRODUCT 5.11). */
export function ExportDialog({
  blueprint: { id, name, kind, planRevision },
  onClose,
}: {
  blueprint: BlueprintRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [format, setFormat] = useState<ExportChoice>('md');
  const file = useQuery({
    queryKey: ['blueprintExport', id, format, planRevision],
    queryFn: () => exportOf(id, format),
  });
  const parts = useGetList(
    'blueprints',
    { filter: { kind: 'subProcess', typeId: id }, pagination: { page: 1, perPage: 1 } },
    { enabled: kind === 'process' },
  ).total;
  const save = () => {
    if (file.data === undefined) return;
    saveFile(file.data.fileName, file.data.type, file.data.text);
    onClose();
  };
  const lacks = [
    ...(parts ? [t('exporting.subProcesses', { count: parts })] : []),
    ...(kind === 'subProcess' ? [t('exporting.asProcess')] : []),
    ...(file.data?.leftOut ?? []).map(({ what, count }) => t(`exporting.left_${what}`, { count })),
  ];
  return (
    <Dialog
      title={t('exporting.title', { name })}
      onClose={onClose}
      onSubmit={save}
      actions={
        <FormActions
          action={t('exporting.save')}
          enabled={file.data !== undefined}
          onCancel={onClose}
        />
      }
    >
      <fieldset className="library-starts">
        <legend>{t('exporting.format')}</legend>
        {exportFormats.map((each) => (
          <label key={each} className="library-start">
            <input
              type="radio"
              name="format"
              checked={each === format}
              onChange={() => setFormat(each)}
            />
            <span>
              <b>{t(`exporting.format_${each}`)}</b>
              <small>{t(`exporting.hint_${each}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="export-lacks" role="status">
        {file.isPending ? (
          <p>{t('exporting.looking')}</p>
        ) : lacks.length === 0 ? (
          file.data !== undefined && <p>{t('exporting.whole')}</p>
        ) : (
          <>
            <p>{t('exporting.lacks')}</p>
            <ul>
              {lacks.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {file.error !== null && <DialogError>{sentenceOf(file.error)}</DialogError>}
    </Dialog>
  );
}
