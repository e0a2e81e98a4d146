import { isComposed } from '@waymark/look/composed';
import { stepIn } from '@waymark/look/listbox';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import { enterWorkspace, storedWorkspaceId, type Membership } from '../../base/wire/workspace.ts';
import { WorkspaceMark } from '../layout/WorkspaceMark.tsx';

/** Moves the focus: arrows to the next row, a letter to the next name that begins so. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  if (isComposed(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const letter = event.key.toLocaleLowerCase();
  const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  const next =
    letter.length === 1 && letter !== ' '
      ? after.find(({ textContent }) => textContent.toLocaleLowerCase().startsWith(letter))
      : rows[stepIn(event.key, at, rows.length) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The workspaces in whose team somebody is; one press enters one. */
export function WorkspaceChoice({ team }: { team: readonly Membership[] }): ReactNode {
  const t = useTexts();
  const stored = storedWorkspaceId();
  return (
    <ul className="workspace-list" onKeyDown={moveFocus}>
      {team.map(({ workspaceId, workspaceName, role, brand }) => {
        const as = role === 'OWNER' ? t('workspaces.owner') : t('workspaces.admin');
        return (
          <li key={workspaceId}>
            <button type="button" onClick={() => enterWorkspace(workspaceId)}>
              <WorkspaceMark logo={brand?.logo} />
              <span>
                <b>{workspaceName}</b>
                <small>
                  {workspaceId === stored ? t('workspaces.lastUsed', { role: as }) : as}
                </small>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
