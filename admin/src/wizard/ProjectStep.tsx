import type { BlueprintRow, ClientRow, ProjectRow } from '@waymark/api';
import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useCommand } from '../dataProvider/useCommand.ts';
import type { Draft, Named } from './draft.ts';
import { PickOrCreate, pickWords } from './PickOrCreate.tsx';
import type { ChangeDraft } from './useDraft.ts';
import { useTexts } from '../texts/index.ts';

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
  const { client, project, blueprint, start, end } = draft;
  const clients = useGetList<ClientRow>('clients', byName);
  const projects = useGetList<ProjectRow>(
    'projects',
    { ...byName, filter: { clientId: client?.id } },
    { enabled: client !== null },
  );
  const blueprints = useGetList<BlueprintRow>('blueprints', byName);
  const addClient = async (name: string) => {
    const clientId = crypto.randomUUID();
    await send('AddClient', { clientId, name });
    return { id: clientId, name };
  };
  const addProject = async (name: string) => {
    const projectId = crypto.randomUUID();
    await send('AddProject', { projectId, clientId: client?.id ?? '', name });
    return { id: projectId, name };
  };
  return (
    <div className="wizard-fields">
      <PickOrCreate
        words={pickWords.client}
        options={(clients.data ?? []).map(named)}
        value={client}
        loading={clients.isPending}
        onCreate={addClient}
        onPick={(picked) =>
          picked?.id !== client?.id && change({ client: picked, project: null })
        }
      />
      <PickOrCreate
        words={pickWords.project}
        options={client === null ? [] : (projects.data ?? []).map(named)}
        value={project}
        loading={projects.isPending}
        disabled={client === null}
        onCreate={addProject}
        onPick={(picked) => change({ project: picked })}
        {...(client === null && { hint: t('wizard.clientFirst') })}
      />
      <Autocomplete
        options={(blueprints.data ?? []).map(named)}
        value={blueprint}
        loading={blueprints.isPending}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_event, picked) =>
          change({ blueprint: picked, variables: {}, matching: {} })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('wizard.template')}
            placeholder={t('wizard.chooseTemplate')}
          />
        )}
      />
      {blueprints.data?.length === 0 && (
        <p className="wizard-note">
          {t.rich('plan.templateNeeded', {
            create: <Link to="/settings/processes">{t('plan.createOne')}</Link>,
          })}
        </p>
      )}
      <div className="wizard-dates">
        <TextField
          type="date"
          label={t('wizard.start')}
          value={start}
          onChange={(event) => change({ start: event.target.value })}
        />
        <TextField
          type="date"
          label={t('wizard.end')}
          value={end}
          error={end !== '' && end < start}
          helperText={
            end !== '' && end < start ? t('wizard.endBeforeStart') : null
          }
          onChange={(event) => change({ end: event.target.value })}
          slotProps={{ htmlInput: { min: start } }}
        />
      </div>
    </div>
  );
}
