import type { PlaceholderRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../parts/page/states.tsx';
import { kindOf, mayStandFor } from '../../../parts/people/mayStandFor.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import type { RolloutDraft } from './draft.ts';
import { matchOf } from './matching.ts';

type PeopleRowsProps = {
  rows: readonly PlaceholderRow[];
  matching: RolloutDraft['matching'];
  clientId: string | undefined;
  onMatch: (id: string, to: string | null) => void;
};

/** Placeholders and roles, each with exactly one person or nobody yet. */
export function PeopleRows({ rows, matching, clientId, onMatch }: PeopleRowsProps): ReactNode {
  const t = useTexts();
  if (rows.length === 0) return <EmptyState sentence={t('people.noPlaceholders')} />;
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
            value={matchOf(matching, row)}
            dashed
            clearable
            invite
            options={{ ...mayStandFor(row, clientId), beforeStart: true }}
            onChange={(id) => onMatch(row.id, id)}
          />
        </div>
      ))}
    </div>
  );
}
