import type { BlueprintRow, ClientRow, ProjectRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DateField } from '../dates/DateField.tsx';
import { ErrorState } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { today } from '../modulePage/dueWords.ts';
import { daysBetween } from '@waymark/events/calendarDays';
import {
  proposedDates,
  startChanged,
  type Draft,
  type Named,
} from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';
import type { ChangeDraft } from './useDraft.ts';
import { useTexts } from '../texts/index.ts';
import { WhereItEnds } from './WhereItEnds.tsx';

const byName = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};
const named = ({ id, name }: Named): Named => ({ id, name });

/** 'Add Project & Process': client, project, process template and dates. */
export function ProjectStep({
  draft,
  change,
}: {
  draft: Draft;
  change: ChangeDraft;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { client, project, blueprint, start, end, made } = draft;
  const clients = useGetList<ClientRow>('clients', byName);
  const projects = useGetList<ProjectRow>(
    'projects',
    { ...byName, filter: { clientId: client?.id } },
    { enabled: client !== null },
  );
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    ...byName,
    filter: { kind: 'process' },
  });
  const failed = [clients, projects, blueprints].filter(
    ({ data, error }) => data === undefined && error !== null,
  );
  const addClient = async (name: string) => {
    const clientId = crypto.randomUUID();
    await send('AddClient', { clientId, name });
    change({
      client: { id: clientId, name },
      project: null,
      made: [...made, clientId],
    });
  };
  const addProject = async (name: string) => {
    const projectId = crypto.randomUUID();
    await send('AddProject', { projectId, clientId: client?.id ?? '', name });
    change({ project: { id: projectId, name }, made: [...made, projectId] });
  };
  const isMade = (picked: Named | null): picked is Named =>
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
        words={pickWords.client}
        options={(clients.data ?? []).map(named)}
        value={client}
        // Of a list that could not be loaded nobody knows either what is new.
        loading={clients.data === undefined}
        onCreate={addClient}
        onTakeBack={isMade(client) ? takeClientBack : undefined}
        onPick={(picked) =>
          picked?.id !== client?.id && change({ client: picked, project: null })
        }
      />
      <PickOrCreate
        words={pickWords.project}
        options={client === null ? [] : (projects.data ?? []).map(named)}
        value={project}
        loading={projects.data === undefined}
        disabled={client === null}
        onCreate={addProject}
        onTakeBack={isMade(project) ? takeProjectBack : undefined}
        onPick={(picked) => change({ project: picked })}
        {...(client === null && { hint: t('wizard.clientFirst') })}
      />
      <Autocomplete<BlueprintRow>
        options={blueprints.data ?? []}
        value={blueprints.data?.find(({ id }) => id === blueprint?.id) ?? null}
        loading={blueprints.isPending}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_event, picked) =>
          change({
            ...proposedDates(draft, picked, today()),
            blueprint: picked && named(picked),
            variables: {},
            matching: {},
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('wizard.template')}
            placeholder={t('wizard.chooseTemplate')}
          />
        )}
      />
      {failed.length > 0 && (
        <ErrorState
          what={t('wizard.listsFailed')}
          onRetry={() => {
            for (const list of failed) void list.refetch();
          }}
          {...whyNot(failed[0]?.error)}
        />
      )}
      {blueprints.data?.length === 0 && (
        <p className="wizard-note">
          {t.rich('plan.templateNeeded', {
            create: (
              <Link to={adminAddress.blueprints()}>{t('plan.createOne')}</Link>
            ),
          })}
        </p>
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
            end >= start && {
              note: t('words.days', { count: daysBetween(start, end) }),
            })}
          onChange={(to) => change({ end: to, ownDates: true })}
        />
      </div>
      {blueprint !== null && start !== '' && end >= start && (
        <WhereItEnds blueprintId={blueprint.id} start={start} end={end} />
      )}
    </div>
  );
}
