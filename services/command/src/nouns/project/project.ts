import type { Command } from '@waymark/api';
import type { Client, Process, Project, ProjectEvent } from '@waymark/events';
import { absent, present, unless } from '../../decisions/decision.ts';

/** @param process what has the id of the project, of which there must be none: tasks are told apart by the id of their plan */
export function addProject(
  state: Project,
  { projectId, clientId, name }: Command<'AddProject'>,
  client: Client,
  process: Process,
): ProjectEvent[] {
  absent(state, 'project', 'projectId');
  absent(process, 'project', 'projectId');
  present(client, 'client');
  return [{ type: 'ProjectAdded', data: { projectId, clientId, name } }];
}

export function renameProject(
  state: Project,
  { projectId, name }: Command<'RenameProject'>,
): ProjectEvent[] {
  present(state, 'project');
  return unless(state.name === name, {
    type: 'ProjectRenamed',
    data: { projectId, from: state.name, to: name },
  });
}

export function deleteProject(
  state: Project,
  { projectId }: Command<'DeleteProject'>,
): ProjectEvent[] {
  present(state, 'project');
  return [{ type: 'ProjectDeleted', data: { projectId, name: state.name } }];
}
