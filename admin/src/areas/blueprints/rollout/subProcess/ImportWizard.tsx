import type {
  ExecutionRow,
  MilestoneRow,
  ModuleRow,
  BlueprintRow,
  PlaceholderRow,
} from '@waymark/api';
import { Button, Dialog, IconButton, useMediaQuery } from '@mui/material';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ErrorState, Skeleton } from '../../../../parts/page/states.tsx';
import { whyNot } from '../../../../base/wire/whyNot.ts';
import { useToday } from '../../../../base/dates/useToday.ts';
import { useTexts } from '../../../../base/texts/index.ts';
import { matchingOf, openSentence } from '../matching.ts';
import { PeopleRows } from '../PeopleRows.tsx';
import { Steps } from '../Steps.tsx';
import { isComplete, nothingChosen, sourceChosen, startMoved } from './subProcessChoice.ts';
import { Importing } from './Importing.tsx';
import { SourceStep } from './SourceStep.tsx';
import { useImport } from './useImport.ts';
import { useGetList } from 'react-admin';
import { sameName } from '@waymark/look/names';
import '../wizard.css';
import './importSubProcess.css';

type ImportWizardProps = {
  execution: ExecutionRow;
  milestones: readonly MilestoneRow[];
  modules: readonly ModuleRow[];
  onClose: () => void;
};

const byWeight = {
  sort: { field: 'weight', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};
const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 200 },
};

/**
 * Who stands in the process for each placeholder or role of the sub-process already: that of the
 * same id, or a placeholder of the same name.
 */
function matchedBefore(
  there: readonly Pick<PlaceholderRow, 'id' | 'name' | 'kind' | 'matchedTo'>[],
  coming: readonly Pick<PlaceholderRow, 'id' | 'name' | 'kind'>[],
): Record<string, string> {
  return Object.fromEntries(
    coming.flatMap(({ id, name, kind }) => {
      const same =
        there.find((other) => other.id === id) ??
        there.find(
          (other) =>
            kind === 'placeholder' && other.kind === 'placeholder' && sameName(other.name, name),
        );
      return same?.matchedTo == null ? [] : [[id, same.matchedTo]];
    }),
  );
}

/** The sub-processes of what a process was rolled out from, and what the chosen one holds. */
function useSource(execution: ExecutionRow, sourceId: string) {
  const sources = useGetList<BlueprintRow>('blueprints', {
    ...byName,
    filter: { kind: 'subProcess', typeId: execution.blueprintId },
  });
  const of = { filter: { planId: sourceId } };
  const chosen = { enabled: sourceId !== '' };
  const milestones = useGetList<MilestoneRow>('milestones', { ...byWeight, ...of }, chosen);
  const modules = useGetList<ModuleRow>('modules', { ...byWeight, ...of }, chosen);
  const people = useGetList<PlaceholderRow>('placeholders', { ...byName, ...of }, chosen);
  const there = useGetList<PlaceholderRow>('placeholders', {
    ...byName,
    filter: { planId: execution.id },
  });
  const held = [milestones, modules, people, there];
  return {
    sources,
    milestones: milestones.data ?? [],
    modules: modules.data ?? [],
    people: people.data ?? [],
    before: matchedBefore(there.data ?? [], people.data ?? []),
    pending: sourceId !== '' && held.some(({ isPending }) => isPending),
    error: held.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** Import Sub Process (PRODUCT 8.4): the source and its dates, its people, then what comes in. */
export default function ImportWizard({
  execution,
  milestones,
  modules,
  onClose,
}: ImportWizardProps): ReactNode {
  const t = useTexts();
  const day = useToday();
  const phone = useMediaQuery('(width < 600px)');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(() => nothingChosen(day));
  const { step, source, start, end } = chosen;
  const held = useSource(execution, source?.id ?? '');
  const [before] = useState(modules);
  const { state, start: begin, back } = useImport(before, onClose);
  useEffect(() => heading.current?.focus(), [step]);
  const drawn = { ...held.before, ...chosen.matching };
  const matching = matchingOf(drawn, held.people);
  const submit = () =>
    void begin({ processId: execution.id, subProcessId: source?.id ?? '', start, end, matching });
  if (state.phase !== 'idle')
    return (
      <Dialog open aria-labelledby={titleId} slotProps={{ paper: { className: 'wizard-result' } }}>
        <Importing
          titleId={titleId}
          state={state}
          name={source?.name ?? ''}
          start={start}
          expected={{
            milestones: 0,
            modules: held.modules.length,
            tasks: held.modules.reduce((sum, m) => sum + m.tasksTotal, 0),
            matched: 0,
          }}
          onBack={() => {
            void held.sources.refetch();
            setChosen({ ...chosen, step: 1 });
            back();
          }}
          onRetry={submit}
        />
      </Dialog>
    );
  const { sources } = held;
  const failure = sources.error ?? held.error;
  const waits = sources.isPending || (step === 2 && held.pending);
  const holds =
    source === null
      ? ''
      : t('importSubProcess.holds', {
          modules: t('words.modules', { count: source.modules }),
          tasks: t('words.tasks', { count: source.tasks }),
        });
  const title = t(step === 1 ? 'importSubProcess.choose' : 'importSubProcess.match');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'dialog dialog-large wizard' } }}
    >
      <div className="wizard-panes">
        <aside>
          <h2>{t('importSubProcess.title')}</h2>
          <Steps
            current={step}
            steps={[
              { title: t('importSubProcess.choose'), note: source?.name ?? '' },
              {
                title: t('importSubProcess.match'),
                note:
                  source === null || held.people.length === 0
                    ? ''
                    : t('wizard.matched', {
                        matched: Object.keys(matching).length,
                        all: held.people.length,
                      }),
              },
              { title: t('importSubProcess.import'), note: holds },
            ]}
          />
        </aside>
        <section>
          <header>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton aria-label={t('words.close')} onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <p className="wizard-lead">
            {t(step === 1 ? 'importSubProcess.chooseLead' : 'importSubProcess.matchLead')}
          </p>
          {failure !== null && !waits ? (
            <ErrorState
              what={t('importSubProcess.failed')}
              onRetry={() => void sources.refetch()}
              {...whyNot(failure)}
            />
          ) : waits ? (
            <Skeleton rows={4} label={t('importSubProcess.loading')} />
          ) : step === 1 ? (
            <SourceStep
              execution={execution}
              sources={sources.data ?? []}
              chosen={chosen}
              onChoose={(row) => setChosen(sourceChosen(chosen, row, day))}
              onStart={(to) => setChosen(startMoved(chosen, to))}
              onEnd={(to) => setChosen({ ...chosen, end: to, ownDates: true })}
              there={{ milestones, modules }}
              coming={held}
            />
          ) : (
            <PeopleRows
              rows={held.people}
              matching={drawn}
              clientId={execution.clientId}
              onMatch={(id, to) =>
                setChosen({ ...chosen, matching: { ...chosen.matching, [id]: to } })
              }
            />
          )}
        </section>
      </div>
      <footer className="dialog-foot wizard-foot">
        <span role="status">
          {step === 2
            ? openSentence(t, drawn, held.people)
            : source === null
              ? t('importSubProcess.noneChosen')
              : t('importSubProcess.chosenOf', { count: 1, all: sources.total ?? 1 })}
        </span>
        {step === 1 ? (
          <>
            <Button variant="outlined" onClick={onClose}>
              {t('words.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={!isComplete(chosen) || held.pending}
              onClick={() => setChosen({ ...chosen, step: 2 })}
            >
              {t('importSubProcess.next')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setChosen({ ...chosen, step: 1 })}>
              {t('words.back')}
            </Button>
            <Button variant="contained" disabled={waits} onClick={submit}>
              {t('importSubProcess.import')}
            </Button>
          </>
        )}
      </footer>
    </Dialog>
  );
}
