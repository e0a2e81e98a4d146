import type { ClientRow, ProjectRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { useMemo, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { Activity } from './Activity.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * What happened on a project's board and in its executions, and what became of its client:
 * /project/:projectId/activity.
 */
export function ProjectActivity(): ReactNode {
  const t = useTexts();
  const { projectId = '' } = useParams();
  const { data: project } = useGetOne<ProjectRow>('projects', { id: projectId }, { retry: false });
  const clientId = project?.clientId;
  const filter = useMemo(
    () => ({
      about: [
        `project:${projectId}`,
        ...(clientId === undefined ? [] : [`client:${clientId}/itself`]),
      ],
    }),
    [projectId, clientId],
  );
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('jobs.allProjects'), to: entryAddress.executions() },
          ...(project === undefined
            ? []
            : [
                {
                  label: `${project.clientName}, ${project.name}`,
                  to: adminAddress.project({ projectId }),
                },
              ]),
        ]}
        title={t('words.activity')}
      />
      <Activity
        filter={filter}
        people={{ team: true, ...(clientId !== undefined && { clientId }) }}
        placed
      />
    </>
  );
}

/**
 * What happened to a client, its people, and in all of its projects:
 * /settings/clients/:clientId/activity.
 */
export function ClientActivity(): ReactNode {
  const t = useTexts();
  const { clientId = '' } = useParams();
  const { data: client } = useGetOne<ClientRow>('clients', { id: clientId }, { retry: false });
  const filter = useMemo(() => ({ about: [`client:${clientId}`] }), [clientId]);
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('settingsMenu.clients'), to: adminAddress.clients() },
          ...(client === undefined ? [] : [{ label: client.name }]),
        ]}
        title={t('words.activity')}
      />
      <Activity filter={filter} people={{ team: true, clientId }} placed />
    </>
  );
}

const everything = {};

/**
 * All that happened in the workspace: /settings/activity. What was deleted as a whole can be put
 * back from here.
 */
export function WorkspaceActivity(): ReactNode {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('words.activity')} />
      <Activity filter={everything} placed />
    </>
  );
}
