import { adminAddress } from '@waymark/api/addresses';
import { Button, Dialog, IconButton, useMediaQuery } from '@mui/material';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LAUNCH } from '../../../parts/plans/useLaunching.ts';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useMe } from '../../../base/session/me.ts';
import { Creating } from './Creating.tsx';
import { missingInStep1, type RolloutDraft } from './draft.ts';
import { matchingOf, openSentence } from './matching.ts';
import type { PlaceholderRow, BlueprintRow, VariableRow } from '@waymark/api';
import { PeopleRows } from './PeopleRows.tsx';
import { Step1Project } from './Step1Project.tsx';
import { Steps } from './Steps.tsx';
import { useBegunFrom } from './useBegunFrom.ts';
import { useDraft, type ChangeDraft } from './useDraft.ts';
import { useMaking } from './useMaking.ts';
import { useRollout } from './useRollout.ts';
import { useGetList, useGetOne } from 'react-admin';
import { peopleOf, variablesOf } from './rolledOut.ts';
import { isFilled, typedOf, variableError } from './variables.ts';
import { Step2Variables } from './Step2Variables.tsx';
import { useLanguage, useTexts } from '../../../base/texts/index.ts';
import { valueTyped } from '../../../parts/variables/valueTyped.ts';
import './wizard.css';

const titles = ['wizard.step1', 'wizard.step2', 'wizard.step3'] as const;
const leads = ['wizard.lead1', 'wizard.lead2', 'wizard.lead3'] as const;

type Step3PeopleProps = {
  rows: readonly PlaceholderRow[];
  draft: RolloutDraft;
  change: ChangeDraft;
};

/** 'Match People' of a new execution. */
const Step3People = ({
  rows,
  draft: { matching, client },
  change,
}: Step3PeopleProps): ReactNode => (
  <PeopleRows
    rows={rows}
    matching={matching}
    clientId={client?.id}
    onMatch={(id, to) => change({ matching: { ...matching, [id]: to } })}
  />
);

const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};

/** What is rolled out: a process template with the sub-processes that were chosen. */
function useTemplate({ blueprint, subProcesses: wanted }: RolloutDraft) {
  const isChosen = { enabled: blueprint !== null };
  const template = useGetOne<BlueprintRow>('blueprints', { id: blueprint?.id ?? '' }, isChosen);
  const subProcesses = useGetList<BlueprintRow>(
    'blueprints',
    { ...byName, filter: { kind: 'subProcess', typeId: blueprint?.id } },
    isChosen,
  );
  // One that was deleted meanwhile is chosen no more.
  const chosen = wanted.filter((id) => subProcesses.data?.some((row) => row.id === id));
  const plans = [...(blueprint === null ? [] : [blueprint.id]), ...chosen];
  const ofPlans = { ...byName, filter: { planId: plans } };
  const variables = useGetList<VariableRow>('variables', ofPlans, isChosen);
  const people = useGetList<PlaceholderRow>('placeholders', ofPlans, isChosen);
  const asked = [template, subProcesses, variables, people];
  const rows = [
    ...(template.data === undefined ? [] : [template.data]),
    ...(subProcesses.data ?? []).filter(({ id }) => chosen.includes(id)),
  ];
  const sum = (of: 'modules' | 'tasks') => rows.reduce((all, row) => all + row[of], 0);
  return {
    /** All that the template has. */
    subProcesses: subProcesses.data ?? [],
    chosen,
    variables: variablesOf(variables.data ?? [], plans),
    people: peopleOf(people.data ?? [], plans),
    counts: {
      milestones: template.data?.milestones ?? 0,
      modules: sum('modules'),
      tasks: sum('tasks'),
    },
    pending: asked.some(({ isPending }) => isPending),
    failed: asked.some(({ isError }) => isError),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const each of asked) void each.refetch();
    },
  };
}

/**
 * Creation wizard (PRODUCT 8.3): three steps, then the rollout. It can be closed and resumed; Reset
 * begins anew.
 */
export function Wizard({
  from,
  onClose,
}: {
  /** Id of the blueprint that is rolled out; absent: it is chosen here. */
  from?: string | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { draft, change, reset, drop } = useDraft();
  const { step, processId, client, project, blueprint, start, end } = draft;
  const { make, making, refused } = useMaking(draft, change);
  const me = useMe();
  const navigate = useNavigate();
  const phone = useMediaQuery('(width < 600px)');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const template = useTemplate(draft);
  const { rollout, create, back } = useRollout(() => {
    drop();
    onClose();
    void navigate(adminAddress.process({ projectId: project!.id, processId, [LAUNCH]: '' }));
  });
  useEffect(() => heading.current?.focus(), [step]);
  useBegunFrom(from, draft, change);

  const matching = matchingOf(draft.matching, template.people);
  const typed = Object.fromEntries(
    template.variables.map((row) => {
      const { value, label } = typedOf(draft.variables, row);
      const sent = valueTyped(row.type, value, language, row.value);
      return [row.id, { value: sent, label }];
    }),
  );
  const matched = Object.keys(matching).length;
  const incomplete = template.variables.filter(
    (row) => variableError(t, row, typedOf(draft.variables, row), language) !== null,
  );
  const pending = step > 1 && template.pending;
  const failed = step > 1 && template.failed;
  const hint =
    step === 1
      ? missingInStep1(t, draft)
      : step === 2 && incomplete.length > 0
        ? t('wizard.toComplete', { names: incomplete.map(({ name }) => name).join(', ') })
        : step === 3
          ? openSentence(t, draft.matching, template.people)
          : null;
  const blocked = pending || failed || making || (step < 3 && hint !== null);
  const submit = () =>
    void create({
      processId,
      projectId: project?.id ?? '',
      blueprintId: blueprint?.id ?? '',
      subProcesses: template.chosen,
      start,
      end,
      ...(me !== undefined && { owner: me.account.accountId }),
      matching,
      variables: typed,
    });
  const goOn = async () => {
    if (step > 1) change({ step: 3 });
    else if (await make()) change({ step: 2 });
  };
  // Variables and people may be said in the launch panel as well.
  const createNow = async () => {
    if (await make()) submit();
    else change({ step: 1 });
  };
  const notYet = blocked || incomplete.length > 0 || template.pending;
  const notes = [
    [client?.name, project?.name].filter(Boolean).join(', '),
    step > 1 && template.variables.length > 0
      ? t('wizard.filled', {
          filled: template.variables.filter(({ id }) => isFilled(typed[id] ?? { value: '' }))
            .length,
          all: template.variables.length,
        })
      : '',
    step > 2 && template.people.length > 0
      ? t('wizard.matched', { matched, all: template.people.length })
      : '',
  ];
  if (rollout.phase !== 'idle')
    return (
      <Dialog open aria-labelledby={titleId} slotProps={{ paper: { className: 'wizard-result' } }}>
        <Creating
          titleId={titleId}
          rollout={rollout}
          draft={draft}
          expected={{ ...template.counts, matched }}
          onBack={() => {
            template.refetch();
            back();
          }}
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
          <h2>{t('wizard.newExecution')}</h2>
          <Steps
            current={step}
            steps={titles.map((title, index) => ({ title: t(title), note: notes[index] ?? '' }))}
          />
        </aside>
        <section>
          <header>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {t(titles[step - 1] ?? titles[0])}
            </h2>
            <IconButton aria-label={t('words.close')} onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <p className="wizard-lead">{t(leads[step - 1] ?? leads[0])}</p>
          {failed ? (
            <ErrorState
              what={t('builder.templateFailed')}
              onRetry={template.refetch}
              {...whyNot(template.error)}
            />
          ) : pending ? (
            <Skeleton rows={4} />
          ) : step === 1 ? (
            <Step1Project
              draft={draft}
              change={change}
              subProcesses={template.subProcesses}
              refused={refused}
            />
          ) : step === 2 ? (
            <Step2Variables rows={template.variables} draft={draft} change={change} />
          ) : (
            <Step3People rows={template.people} draft={draft} change={change} />
          )}
        </section>
      </div>
      <footer className="dialog-foot wizard-foot">
        <Button startIcon={<RotateCcw />} onClick={reset}>
          {t('words.reset')}
        </Button>
        <span role="status">{hint}</span>
        {step > 1 && (
          <Button variant="outlined" onClick={() => change({ step: step === 3 ? 2 : 1 })}>
            {t('words.back')}
          </Button>
        )}
        {step < 3 && (
          <Button variant="outlined" disabled={notYet} onClick={() => void createNow()}>
            {t('wizard.createNow')}
          </Button>
        )}
        {step < 3 ? (
          <Button variant="contained" disabled={blocked} onClick={() => void goOn()}>
            {t('wizard.continue')}
          </Button>
        ) : (
          <Button variant="contained" disabled={blocked} onClick={submit}>
            {t('words.create')}
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
