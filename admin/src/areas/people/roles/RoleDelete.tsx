import type { RoleRow } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { useDelete, useRefresh } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ConfirmDelete } from '../../../parts/deleting/ConfirmDelete.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { HandTo, type Heir } from '../leaving/HandTo.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { useNamedIn } from './useNamedIn.ts';

/**
 * Says what the role has in which blueprints, and asks who takes that over and for its name; then
 * it goes (PRODUCT 4.13).
 */
export function RoleDelete({ role, onClose }: { role: RoleRow; onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [remove] = useDelete();
  const refresh = useRefresh();
  const { blueprints, processes, error } = useNamedIn(role.id);
  const [heir, setHeir] = useState<Heir>();
  const isNamed = blueprints !== undefined && blueprints.length > 0;
  const { id, name } = role;
  return (
    <ConfirmDelete
      kind="role"
      name={name}
      onClose={onClose}
      ready={blueprints?.length === 0 || heir !== undefined}
      onDelete={async () => {
        for (const { id: planId } of blueprints ?? [])
          await send('HandOverWork', {
            plan: { kind: 'blueprint', id: planId },
            ...{ from: id, to: heir?.to ?? null },
          });
        await remove(
          'roles',
          { id, previousData: role },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        refresh();
      }}
    >
      {error != null && <DialogError>{t('settings.roleUnknown')}</DialogError>}
      {blueprints?.length === 0 && (
        <p className="dialog-text">{t('settings.roleUnused', { name })}</p>
      )}
      {isNamed && (
        <>
          <section className="leaving-held" aria-label={t('leaving.has', { name })}>
            <h3>{t('leaving.has', { name })}</h3>
            <ul>
              {blueprints.map((blueprint) => (
                <li key={blueprint.id}>
                  <span>
                    <b>{blueprint.name}</b>
                    <small>{t('leaving.blueprint')}</small>
                  </span>
                  <small>
                    {blueprint.tasks > 0
                      ? t('words.tasks', { count: blueprint.tasks })
                      : t('settings.roleNamed')}
                  </small>
                </li>
              ))}
            </ul>
          </section>
          <HandTo
            person={role}
            clientId={null}
            options={{ roles: true, team: true }}
            who={t('settings.roleHeir')}
            choose={t('settings.chooseHeir')}
            heir={heir}
            onChoose={setHeir}
          />
        </>
      )}
      {processes > 0 && (
        <p className="dialog-text">{t('settings.roleInProcesses', { count: processes })}</p>
      )}
    </ConfirmDelete>
  );
}
