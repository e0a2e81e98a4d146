import type { BlueprintRow, ExecutionRow, MilestoneRow, ModuleRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { milestoneMark } from '@waymark/look';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateField } from '../../../../base/dates/DateField.tsx';
import { EmptyState } from '../../../../parts/page/states.tsx';
import { useTexts } from '../../../../base/texts/index.ts';
import { daysBetween } from '@waymark/events/calendarDays';
import { SubProcessTag } from '../../../../parts/plans/SubProcessTag.tsx';
import type { SubProcessChoice } from './subProcessChoice.ts';
import { whereTheyGo } from './whereTheyGo.ts';

type SourceStepProps = {
  execution: ExecutionRow;
  sources: readonly BlueprintRow[];
  chosen: SubProcessChoice;
  onChoose: (row: BlueprintRow) => void;
  onStart: (to: string) => void;
  onEnd: (to: string) => void;
  /** What the process holds, and what the chosen sub-process does. */
  there: { milestones: readonly MilestoneRow[]; modules: readonly ModuleRow[] };
  coming: { milestones: readonly MilestoneRow[]; modules: readonly ModuleRow[] };
};

/** 'Choose the source': a sub-process, its dates, and where its modules will stand. */
export function SourceStep({
  execution,
  sources,
  chosen,
  onChoose,
  onStart,
  onEnd,
  there,
  coming,
}: SourceStepProps): ReactNode {
  const t = useTexts();
  if (sources.length === 0)
    return (
      <EmptyState
        sentence={t('importSubProcess.none')}
        hint={t('importSubProcess.noneHint')}
        action={
          <Link to={adminAddress.blueprint({ typeId: execution.blueprintId })}>
            {t('importSubProcess.openBlueprint')}
          </Link>
        }
      />
    );
  const { source, start, end } = chosen;
  const isHere =
    source !== null &&
    there.modules.some(({ subProcess }) => subProcess?.blueprintId === source.id);
  const arrivals = whereTheyGo(there.milestones, coming.milestones, coming.modules);
  return (
    <div className="wizard-fields import-fields">
      <fieldset>
        <legend>{t('importSubProcess.of')}</legend>
        <div className="import-sources">
          {sources.map((row) => (
            <label key={row.id}>
              <input
                type="radio"
                name="sub-process"
                checked={source?.id === row.id}
                onChange={() => onChoose(row)}
              />
              <span>
                <SubProcessTag name={row.name} />
              </span>
              <small>
                {t('importSubProcess.holds', {
                  modules: t('words.modules', { count: row.modules }),
                  tasks: t('words.tasks', { count: row.tasks }),
                })}
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      {isHere && (
        <p className="import-again" role="status">
          {t('importSubProcess.again', { name: source.name })}
        </p>
      )}
      <div className="date-pair">
        <DateField label={t('wizard.start')} value={start} onChange={onStart} />
        <DateField
          label={t('wizard.end')}
          value={end}
          min={start}
          error={end !== '' && end < start ? t('wizard.endBeforeStart') : null}
          {...(start !== '' &&
            end >= start && { note: t('words.days', { count: daysBetween(start, end) }) })}
          onChange={onEnd}
        />
      </div>
      <p className="wizard-note">{t('importSubProcess.dueByEnd')}</p>
      {arrivals.length > 0 && (
        <div className="import-where">
          <h3>{t('importSubProcess.whereTheyGo')}</h3>
          <ul>
            {arrivals.map(({ id, name, made, mark, titles }) => (
              <li key={id}>
                <b>
                  <i aria-hidden="true" style={{ background: milestoneMark(mark) }} />
                  {name}
                </b>
                <span>{titles.join(', ')}</span>
                {made && <small>{t('importSubProcess.made')}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
