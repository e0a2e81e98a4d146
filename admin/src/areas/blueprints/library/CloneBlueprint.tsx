import type { BlueprintRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';

/**
 * All of a process or a sub-process under a new name; of a process its sub-processes too. Then it
 * opens.
 */
export function CloneBlueprint({
  row,
  onClose,
}: {
  row: BlueprintRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const [ids] = useState(() => new Map<string, string>());
  /** The same for each try, so that what was cloned already is not cloned again. */
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? crypto.randomUUID();
    ids.set(id, known);
    return known;
  };
  const cloneOne = async (from: string, name: string, typeId?: string) => {
    try {
      await send('CloneBlueprint', {
        blueprintId: idOf(from),
        from,
        name,
        ...(typeId !== undefined && { typeId }),
      });
    } catch (refusal) {
      if (problemOf(refusal)?.code !== 'blueprint-exists') throw refusal;
    }
  };
  const clone = async (name: string) => {
    await cloneOne(row.id, name);
    if (row.subProcesses > 0) {
      const { data } = await dataProvider.getList<BlueprintRow>('blueprints', {
        filter: { typeId: row.id, kind: 'subProcess' },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: 1000 },
      });
      for (const part of data) await cloneOne(part.id, part.name, idOf(row.id));
    }
    void navigate(adminAddress.blueprint({ typeId: idOf(row.id) }));
  };
  return (
    <NameDialog
      title={t('library.cloneOf', { name: row.name })}
      of={`clone.${row.id}`}
      name={t('library.copyOf', { name: row.name }).slice(0, 200)}
      action={t('library.clone')}
      onSubmit={clone}
      onClose={onClose}
    />
  );
}
