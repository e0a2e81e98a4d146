import type { ModuleRow } from '@waymark/api';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { useChange } from '../../../parts/conflict/index.ts';
import { PersonAvatar, PersonLabel } from '../../../parts/people/PersonAvatar.tsx';
import { PickerPanel } from '../../../parts/personPicker/PickerPanel.tsx';
import { PickerPopover } from '../../../parts/personPicker/PickerPopover.tsx';
import '../../../parts/people/people.css';
import { whoCanBe } from '../../../parts/plans/whoCanBe.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './participants.css';

const MOST_SHOWN = 4;

/**
 * Who takes part in the module: they may view and edit it and its tasks (PRODUCT 6.7). Whoever has
 * a task of it does so too, whether or not they were named.
 */
export function Participants({
  module,
  around,
}: {
  module: ModuleRow;
  around: PlanAround;
}): ReactNode {
  const t = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const doingId = useId();
  const { change, dialog } = useChange();
  const { plan } = around;
  const { participants } = module;
  const doing = module.assignees.filter((id) => !participants.includes(id));
  const involved = [...participants, ...doing];
  const set = (next: string[]) =>
    void change({
      name: 'SetModuleParticipants',
      payload: { plan, moduleId: module.id, participants: next },
      seen: module.planRevision,
      what: t('participants.participants'),
      of: module.title,
      value: next,
      tell: (value) =>
        Array.isArray(value) ? t('participants.count', { count: value.length }) : t('words.nobody'),
      shows: { resource: 'modules', id: module.id, fields: { participants: next } },
    });
  return (
    <>
      <button
        type="button"
        className="module-people"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {involved.slice(0, MOST_SHOWN).map((id) => (
          <PersonAvatar key={id} id={id} planId={plan.id} decorative />
        ))}
        {involved.length > MOST_SHOWN && (
          <span className="module-more">+{involved.length - MOST_SHOWN}</span>
        )}
        <span>{t('participants.participants')}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <PickerPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <PickerPanel
          label={t('participants.participants')}
          value={participants}
          options={whoCanBe(around)}
          invite={plan.kind !== 'blueprint'}
          clearable={false}
          onPick={(id) => id !== null && set(toggled(participants, id))}
        >
          {plan.kind === 'process' && module.audience === 'EXTERN' && (
            <p className="people-note">{t('participants.openToClients')}</p>
          )}
          {doing.length > 0 && (
            <div className="people-doing">
              <h3 id={doingId}>{t('participants.assigned')}</h3>
              <ul aria-labelledby={doingId}>
                {doing.map((id) => (
                  <li key={id}>
                    <PersonLabel id={id} planId={plan.id} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </PickerPanel>
      </PickerPopover>
      {dialog}
    </>
  );
}

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
