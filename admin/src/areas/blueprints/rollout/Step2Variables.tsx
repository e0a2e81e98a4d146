import type { VariableRow } from '@waymark/api';
import { TextField } from '@mui/material';
import { Hash, Link2, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../parts/page/states.tsx';
import type { RolloutDraft } from './draft.ts';
import type { ChangeDraft } from './useDraft.ts';
import { typedOf, variableError } from './variables.ts';
import { useLanguage, useTexts } from '../../../base/texts/index.ts';

const icons = {
  STRING: <Type aria-hidden="true" />,
  NUMBER: <Hash aria-hidden="true" />,
  LINK: <Link2 aria-hidden="true" />,
};

type Step2VariablesProps = {
  rows: readonly VariableRow[];
  draft: RolloutDraft;
  change: ChangeDraft;
};

/** 'Populate Variables': one field by type; a link takes label and address. */
export function Step2Variables({ rows, draft, change }: Step2VariablesProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  if (rows.length === 0) return <EmptyState sentence={t('variables.noneYet')} />;
  const set = (row: VariableRow, part: { value?: string; label?: string }) =>
    change({
      variables: { ...draft.variables, [row.id]: { ...typedOf(draft.variables, row), ...part } },
    });
  return (
    <div className="wizard-rows">
      {rows.map((row) => {
        const typed = typedOf(draft.variables, row);
        const error = row.id in draft.variables ? variableError(t, row, typed, language) : null;
        return (
          <div key={row.id} className="wizard-variable">
            <span className="wizard-variable-name">
              {icons[row.type]}
              <b>{row.name}</b>
            </span>
            <span className="wizard-variable-fields">
              {row.type === 'LINK' && (
                <TextField
                  value={typed.label}
                  placeholder={t('variables.label')}
                  onChange={(event) => set(row, { label: event.target.value })}
                  slotProps={{
                    htmlInput: {
                      'aria-label': t('variables.labelOf', { name: row.name }),
                      maxLength: 200,
                    },
                  }}
                />
              )}
              <TextField
                value={typed.value}
                placeholder={row.type === 'LINK' ? t('variables.https') : ''}
                error={error !== null}
                helperText={error}
                type={row.type === 'NUMBER' ? 'number' : row.type === 'LINK' ? 'url' : 'text'}
                onChange={(event) => set(row, { value: event.target.value })}
                slotProps={{
                  htmlInput: {
                    'aria-label':
                      row.type === 'LINK' ? t('wizard.addressOf', { name: row.name }) : row.name,
                    maxLength: 2000,
                    step: 'any',
                  },
                }}
              />
            </span>
          </div>
        );
      })}
    </div>
  );
}
