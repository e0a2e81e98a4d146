import type { FormRow, FormDraftRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import { isComposed } from '@waymark/look/composed';
import {
  CodeXml,
  Copy,
  Download,
  Eye,
  Pencil,
  Table2,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { DataTable, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { ActionMenu, type Action } from '../../../parts/board/index.ts';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { useTexts, type T } from '../../../base/texts/index.ts';
import type { FormListDialog } from './FormDialog.tsx';
import { saveFile } from '@waymark/client';
import { toJsonSchema } from '@waymark/events/forms/exchange';
import { read } from '../../../base/wire/request.ts';
import { answersOf, previewOf, editorOf } from './formAddress.ts';
import './forms.css';

/**
 * The forms with their menus, which open by the dots and a right click, and whose keys work on the
 * name.
 */
export function FormTable({ onAsk }: { onAsk: (asked: FormListDialog) => void }): ReactNode {
  const t = useTexts();
  return (
    <div className="forms-table" onContextMenu={openMenu}>
      <DataTable<FormRow>
        className="settings-table"
        aria-label={t('settingsMenu.formTemplates')}
        bulkActionButtons={false}
        rowClick={false}
      >
        <SortedColumn<FormRow>
          source="name"
          label={t('words.name')}
          className="is-name"
          render={(form) => <Name form={form} onAsk={onAsk} />}
        />
        <SortedColumn<FormRow>
          source="createdAt"
          label={t('forms.create')}
          className="is-date is-wide"
          render={({ createdAt }) => formatDateTime(createdAt)}
        />
        <SortedColumn<FormRow>
          source="updatedAt"
          label={t('forms.update')}
          className="is-date is-wide"
          render={({ updatedAt }) => formatDateTime(updatedAt)}
        />
        <SortedColumn<FormRow>
          source="actions"
          label={<span className="visually-hidden">{t('words.actions')}</span>}
          disableSort
          className="is-acts"
          render={(form) => <Menu form={form} onAsk={onAsk} />}
        />
      </DataTable>
    </div>
  );
}

type RowProps = { form: FormRow; onAsk: (asked: FormListDialog) => void };

function Name({ form, onAsk }: RowProps): ReactNode {
  const t = useTexts();
  const actions = useActions({ form, onAsk });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    const action = actions.find(
      ({ shortcut }) => shortcut?.toLowerCase() === event.key.toLowerCase(),
    );
    if (
      action === undefined ||
      event.key === 'Enter' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    action.onSelect();
  };
  return (
    <span className="forms-name" onKeyDown={onKeyDown}>
      <Link className="lead-link" to={editorOf(form)}>
        {form.name}
      </Link>
      <span className="forms-facts">{factsOf(t, form)}</span>
      <small>{t('forms.updatedAt', { at: formatDateTime(form.updatedAt) })}</small>
    </span>
  );
}

const Menu = ({ form, onAsk }: RowProps): ReactNode => {
  const t = useTexts();
  return (
    <ActionMenu
      label={t('library.menuFor', { name: form.name })}
      actions={useActions({ form, onAsk })}
    />
  );
};

/**
 * Saves a form, as it stands in the editor, as JSON Schema. @throws what the request for it does
 */
async function exportForm(formId: string): Promise<void> {
  const { json } = await read<FormDraftRow>(`/api/formDrafts/${formId}`);
  const { name, definition } = json;
  saveFile(
    `${fileNameOf(name)}.schema.json`,
    'application/schema+json',
    JSON.stringify(toJsonSchema(name, definition), null, 2),
  );
}

/** Letters and digits of every script; what file systems refuse becomes a hyphen. */
const fileNameOf = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'form';

function useActions({ form, onAsk }: RowProps): readonly Action[] {
  const t = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  return [
    {
      ...{ label: t('words.rename'), icon: TextCursorInput, shortcut: 'F2' },
      onSelect: () => onAsk({ kind: 'rename', form }),
    },
    {
      ...{ label: t('forms.preview'), icon: Eye, shortcut: 'P' },
      onSelect: () => void navigate(previewOf(form)),
    },
    {
      ...{ label: t('library.clone'), icon: Copy, shortcut: 'C' },
      onSelect: () => onAsk({ kind: 'clone', form }),
    },
    {
      ...{ label: t('words.edit'), icon: Pencil, shortcut: 'Enter' },
      onSelect: () => void navigate(editorOf(form)),
    },
    {
      ...{ label: t('formTask.answers'), icon: Table2, shortcut: 'A' },
      onSelect: () => void navigate(answersOf(form)),
    },
    {
      ...{ label: t('embedding.embed'), icon: CodeXml },
      onSelect: () => onAsk({ kind: 'embed', form }),
    },
    {
      ...{ label: t('formExchange.export'), icon: Download },
      onSelect: () =>
        void exportForm(form.id).catch(() =>
          notify(t('formExchange.exportFailed'), { type: 'error' }),
        ),
    },
    {
      ...{ label: t('words.delete'), icon: Trash2, shortcut: 'Delete' },
      danger: true,
      onSelect: () => onAsk({ kind: 'delete', form }),
    },
  ];
}

/** '11 fields, in 2 modules', and whether what stands in the editor is what tasks ask for. */
function factsOf(t: T, { questions, modules, version, changed }: FormRow): string {
  if (questions === 0) return t('forms.noFields');
  const facts = [
    t('forms.fields', { count: questions }),
    ...(modules === 0 ? [] : [t('forms.in', { count: modules })]),
    ...(version === 0
      ? [t('forms.notPublished')]
      : changed
        ? [t('forms.changedSince', { version })]
        : []),
  ];
  return facts.join(', ');
}

/** A right click anywhere in a row opens its menu. */
function openMenu(event: MouseEvent): void {
  const row = (event.target as Element).closest('tbody tr');
  const dots = row?.querySelector<HTMLElement>('.is-acts button');
  if (dots == null) return;
  event.preventDefault();
  dots.click();
}
