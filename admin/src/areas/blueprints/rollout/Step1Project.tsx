import type { BlueprintRow, ClientRow, ProjectRow } from '@waymark/api';
import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { FirstPlan } from '../library/FirstPlan.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { ErrorState } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { daysBetween, addDays } from '@waymark/events/calendarDays';
import {
  blueprintChosen,
  startChanged,
  withProposedProject,
  type ChosenOrNew,
  type RolloutDraft,
  type NamedChoice,
} from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';
import { SubProcesses } from './SubProcesses.tsx';
import type { ChangeDraft } from './useDraft.ts';
import { useRollouts } from '../library/useRollouts.ts';
import type { MakingRefusal } from './useMaking.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { daysTaken } from '@waymark/events/plannedDays';
import { formatDate } from '@waymark/look';
import { usePlanModules } from '../../../parts/plans/planKinds.ts';

const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};
const named = ({ id, name }: NamedChoice): NamedChoice => ({ id, name });

/**
 * What a process template holds, and how often it was rolled out: by that one is told from another.
 */
function TemplateFacts({
  template: { id, milestones, modules, tasks },
}: {
  template: BlueprintRow;
}): ReactNode {
  const t = useTexts();
  const rollouts = useRollouts(id);
  const facts = [
    t('words.milestones', { count: milestones }),
    t('words.modules', { count: modules }),
    t('words.tasks', { count: tasks }),
    ...(rollouts === undefined || rollouts === 0
      ? []
      : [t('library.rolledOut', { count: rollouts })]),
  ];
  return facts.join(', ');
}

/**
 * How long a template takes by its own days, and that it is fitted to the end that was asked for:
 * each of its modules gets its place between both dates (PRODUCT 6.15).
 */
function WhereItEnds({
  planIds,
  start,
  end,
}: {
  /** The template, and what comes with it. */
  planIds: readonly string[];
  start: string;
  end: string;
}): ReactNode {
  const t = useTexts();
  const { modules } = usePlanModules(planIds);
  if (modules === undefined || modules.length === 0) return null;
  const own = modules.reduce(
    (days, { dueInDays, tasksTotal }) => days + daysTaken(dueInDays, tasksTotal),
    0,
  );
  const asked = daysBetween(start, end) + 1;
  const words = {
    days: t('words.days', { count: own }),
    date: formatDate(addDays(start, own - 1)),
    end: formatDate(end),
  };
  return (
    <p className="wizard-note" role="status">
      {t(
        own === asked
          ? 'wizard.endsItself'
          : own < asked
            ? 'wizard.endsLater'
            : 'wizard.endsSooner',
        words,
      )}
    </p>
  );
}

/** 'Add Project & Process': client, project, process template with its sub-processes, and dates. */
export function Step1Project({
  draft,
  change,
  subProcesses,
  refused,
}: {
  draft: RolloutDraft;
  change: ChangeDraft;
  /** All that the process template has. */
  subProcesses: readonly BlueprintRow[];
  /** What could not be made, and why. */
  refused: MakingRefusal | null;
}): ReactNode {
  const t = useTexts();
  const day = useToday();
  const send = useCommand({ quiet: true });
  const { client, project, blueprint, start, end, made } = draft;
  const clients = useGetList<ClientRow>('clients', byName);
  const projects = useGetList<ProjectRow>(
    'projects',
    { ...byName, filter: { clientId: client?.id } },
    { enabled: client !== null && client.isNew !== true },
  );
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    ...byName,
    filter: { kind: 'process' },
  });
  const failed = [clients, projects, blueprints].filter(
    ({ data, error }) => data === undefined && error !== null,
  );
  const chosen = blueprints.data?.find(({ id }) => id === blueprint?.id) ?? null;
  const isFirst = client?.isNew === true || projects.data?.length === 0;
  const pickClient = (picked: ChosenOrNew | null) =>
    change(
      withProposedProject(
        picked?.id === client?.id ? draft : { ...draft, project: null },
        { client: picked, ...(picked?.id !== client?.id && { project: null, projectTyped: null }) },
        picked?.isNew === true,
      ),
    );
  const pickBlueprint = (picked: Pick<BlueprintRow, 'id' | 'name' | 'start' | 'end'> | null) =>
    change(withProposedProject(draft, blueprintChosen(draft, picked, day), isFirst));
  const isMade = (picked: ChosenOrNew | null): picked is ChosenOrNew =>
    picked !== null && made.includes(picked.id);
  const takeProjectBack = async () => {
    await send('DeleteProject', { projectId: project?.id ?? '' });
    change({ project: null });
  };
  const takeClientBack = async () => {
    if (isMade(project)) await takeProjectBack();
    await send('DeleteClient', { clientId: client?.id ?? '' });
    change({ client: null, project: null });
  };
  return (
    <div className="wizard-fields">
      <PickOrCreate
        key={draft.processId}
        words={pickWords.client}
        options={(clients.data ?? []).map(named)}
        value={client}
        written={draft.clientTyped}
        onType={(clientTyped) => change({ clientTyped })}
        // Of a list that could not be loaded nobody knows either what is new.
        loading={clients.data === undefined}
        onTakeBack={isMade(client) ? takeClientBack : undefined}
        onPick={pickClient}
        error={refused?.of === client?.id ? refused?.why : null}
      />
      <PickOrCreate
        key={`${draft.processId} ${client?.id}`}
        words={pickWords.project}
        options={client === null ? [] : (projects.data ?? []).map(named)}
        value={project}
        written={draft.projectTyped}
        onType={(projectTyped) => change({ projectTyped })}
        loading={client?.isNew !== true && projects.data === undefined}
        disabled={client === null}
        onTakeBack={isMade(project) ? takeProjectBack : undefined}
        onPick={(picked) => change({ project: picked })}
        error={refused?.of === project?.id ? refused?.why : null}
        {...(client === null && { hint: t('wizard.clientFirst') })}
      />
      <Autocomplete<BlueprintRow>
        options={blueprints.data ?? []}
        value={chosen}
        loading={blueprints.isPending}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_event, picked) => pickBlueprint(picked)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <span className="wizard-option">
              {option.name}
              <small>
                <TemplateFacts template={option} />
              </small>
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('wizard.template')}
            placeholder={t('wizard.chooseTemplate')}
            helperText={chosen && <TemplateFacts template={chosen} />}
          />
        )}
      />
      {blueprint !== null && subProcesses.length > 0 && (
        <SubProcesses
          rows={subProcesses}
          chosen={draft.subProcesses}
          onChoose={(ids) => change({ subProcesses: ids })}
        />
      )}
      {failed.length > 0 && (
        <ErrorState
          what={t('wizard.listsFailed')}
          onRetry={() => {
            for (const list of failed) void list.refetch();
          }}
          {...whyNot(failed[0]?.error)}
        />
      )}
      {blueprints.data?.length === 0 && blueprint === null && (
        <FirstPlan onReady={(plan) => pickBlueprint({ ...plan, start: null, end: null })} />
      )}
      <div className="date-pair">
        <DateField
          label={t('wizard.start')}
          value={start}
          onChange={(to) => change(startChanged(draft, to))}
        />
        <DateField
          label={t('wizard.end')}
          value={end}
          min={start}
          error={end !== '' && end < start ? t('wizard.endBeforeStart') : null}
          {...(start !== '' &&
            end >= start && { note: t('words.days', { count: daysBetween(start, end) }) })}
          onChange={(to) => change({ end: to, ownDates: true })}
        />
      </div>
      {blueprint !== null && start !== '' && end >= start && (
        <WhereItEnds planIds={[blueprint.id, ...draft.subProcesses]} start={start} end={end} />
      )}
    </div>
  );
}
