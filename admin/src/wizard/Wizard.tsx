import type { BlueprintRow, PlaceholderRow, VariableRow } from '@waymark/api';
import { Button, Dialog, IconButton, useMediaQuery } from '@mui/material';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useNavigate } from 'react-router';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { Creating } from './Creating.tsx';
import { missingInStep1 } from './draft.ts';
import { matchingOf, openSentence } from './matching.ts';
import { PeopleStep } from './PeopleStep.tsx';
import { ProjectStep } from './ProjectStep.tsx';
import { Steps } from './Steps.tsx';
import { useDraft } from './useDraft.ts';
import { useRollout } from './useRollout.ts';
import { isFilled, typedOf, variableError } from './variables.ts';
import { VariablesStep } from './VariablesStep.tsx';
import './wizard.css';

const titles = [
  'Add Project & Process',
  'Populate Variables',
  'Match People',
] as const;
const leads = [
  'Choose for whom and from which process template, and when it runs.',
  'Fill in what texts and links of this execution refer to.',
  'Say who stands behind each placeholder, one person each. You can leave one open and match it later; its tasks wait until then.',
] as const;

/** Creation wizard (PRODUCT 8.3): three steps, then the rollout. It can be closed and resumed; Reset begins anew. */
export function Wizard({ onClose }: { onClose: () => void }): ReactNode {
  const { draft, change, reset, drop } = useDraft();
  const { step, processId, client, project, blueprint, start, end } = draft;
  const navigate = useNavigate();
  const phone = useMediaQuery('(width < 600px)');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const ofBlueprint = {
    filter: { planId: blueprint?.id },
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 200 },
  };
  const variables = useGetList<VariableRow>('variables', ofBlueprint, {
    enabled: blueprint !== null,
  });
  const placeholders = useGetList<PlaceholderRow>('placeholders', ofBlueprint, {
    enabled: blueprint !== null,
  });
  const counts = useGetOne<BlueprintRow>(
    'blueprints',
    { id: blueprint?.id ?? '' },
    { enabled: blueprint !== null },
  );
  const { rollout, create, back } = useRollout(() => {
    drop();
    onClose();
    void navigate(`/project/${project?.id}/${processId}`);
  });
  useEffect(() => heading.current?.focus(), [step]);

  const rows = {
    variables: variables.data ?? [],
    people: placeholders.data ?? [],
  };
  const matching = matchingOf(draft.matching, rows.people);
  const typed = Object.fromEntries(
    rows.variables.map((row) => [row.id, typedOf(draft.variables, row)]),
  );
  const matched = Object.keys(matching).length;
  const expected = {
    milestones: counts.data?.milestones ?? 0,
    modules: counts.data?.modules ?? 0,
    tasks: counts.data?.tasks ?? 0,
    matched,
  };
  const incomplete = rows.variables.filter(
    (row) => variableError(row, typedOf(draft.variables, row)) !== null,
  );
  const pending =
    step > 1 &&
    (variables.isPending || placeholders.isPending || counts.isPending);
  const failed =
    step > 1 && (variables.isError || placeholders.isError || counts.isError);
  const hint =
    step === 1
      ? missingInStep1(draft)
      : step === 2 && incomplete.length > 0
        ? `To complete: ${incomplete.map(({ name }) => name).join(', ')}`
        : step === 3
          ? openSentence(draft.matching, rows.people)
          : null;
  const blocked = pending || failed || (step < 3 && hint !== null);
  const submit = () =>
    void create({
      processId,
      projectId: project?.id ?? '',
      blueprintId: blueprint?.id ?? '',
      start,
      end,
      matching,
      variables: typed,
    });
  const notes = [
    [client?.name, project?.name].filter(Boolean).join(', '),
    step > 1 && rows.variables.length > 0
      ? `${rows.variables.filter(({ id }) => isFilled(typed[id] ?? { value: '' })).length} of ${rows.variables.length} filled`
      : '',
    step > 2 && rows.people.length > 0
      ? `${matched} of ${rows.people.length} matched`
      : '',
  ];
  if (rollout.phase !== 'idle')
    return (
      <Dialog
        open
        aria-labelledby={titleId}
        slotProps={{ paper: { className: 'wizard-result' } }}
      >
        <Creating
          titleId={titleId}
          rollout={rollout}
          draft={draft}
          expected={expected}
          onBack={back}
          onRetry={submit}
        />
      </Dialog>
    );
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
          <h2>New execution</h2>
          <Steps
            current={step}
            steps={titles.map((title, index) => ({
              title,
              note: notes[index] ?? '',
            }))}
          />
        </aside>
        <section>
          <header>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {titles[step - 1]}
            </h2>
            <IconButton aria-label="Close" onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <p className="wizard-lead">{leads[step - 1]}</p>
          {failed ? (
            <ErrorState
              what="The process template could not be loaded"
              onRetry={() => (
                void variables.refetch(),
                void placeholders.refetch(),
                void counts.refetch()
              )}
              {...whyNot(variables.error ?? placeholders.error ?? counts.error)}
            />
          ) : pending ? (
            <Skeleton rows={4} />
          ) : step === 1 ? (
            <ProjectStep draft={draft} change={change} />
          ) : step === 2 ? (
            <VariablesStep
              rows={rows.variables}
              draft={draft}
              change={change}
            />
          ) : (
            <PeopleStep rows={rows.people} draft={draft} change={change} />
          )}
        </section>
      </div>
      <footer className="dialog-foot wizard-foot">
        <Button startIcon={<RotateCcw />} onClick={reset}>
          Reset
        </Button>
        <span role="status">{hint}</span>
        {step > 1 && (
          <Button
            variant="outlined"
            onClick={() => change({ step: step === 3 ? 2 : 1 })}
          >
            Back
          </Button>
        )}
        {step < 3 ? (
          <Button
            variant="contained"
            disabled={blocked}
            onClick={() => change({ step: step === 1 ? 2 : 3 })}
          >
            Continue
          </Button>
        ) : (
          <Button variant="contained" disabled={blocked} onClick={submit}>
            Create
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
