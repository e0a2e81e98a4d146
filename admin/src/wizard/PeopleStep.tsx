import type { PlaceholderRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/states.tsx';
import { kindOf, mayStandFor } from '../people/mayStandFor.ts';
import { PersonPicker } from '../people/PersonPicker.tsx';
import type { Draft } from './draft.ts';
import { matchOf } from './matching.ts';
import type { ChangeDraft } from './useDraft.ts';
import { useTexts } from '../texts/index.ts';

type PeopleStepProps = {
  rows: readonly PlaceholderRow[];
  draft: Draft;
  change: ChangeDraft;
};

/** 'Match People': exactly one person for each placeholder and role, or nobody yet. */
export function PeopleStep({
  rows,
  draft,
  change,
}: PeopleStepProps): ReactNode {
  const t = useTexts();
  if (rows.length === 0)
    return <EmptyState sentence={t('people.noPlaceholders')} />;
  return (
    <div className="wizard-rows">
      <div className="wizard-match wizard-match-head" aria-hidden="true">
        <span>{t('wizard.placeholder')}</span>
        <span>{t('wizard.tasks')}</span>
        <span>{t('wizard.person')}</span>
      </div>
      {rows.map((row) => (
        <div key={row.id} className="wizard-match">
          <span>
            <b>{row.name}</b>
            <small>{kindOf(t, row)}</small>
          </span>
          <span className="wizard-match-tasks">
            <span className="visually-hidden">{t('wizard.tasksAre')} </span>
            {row.tasks}
          </span>
          <PersonPicker
            label={t('people.personFor', { name: row.name })}
            value={matchOf(draft.matching, row)}
            dashed
            clearable
            invite
            options={{
              ...mayStandFor(row, draft.client?.id),
              beforeStart: true,
            }}
            onChange={(id) =>
              change({ matching: { ...draft.matching, [row.id]: id } })
            }
          />
        </div>
      ))}
    </div>
  );
}
