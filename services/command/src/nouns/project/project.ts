import type { Command } from '@waymark/api';
import type { Client, Process, Project, ProjectEvent } from '@waymark/events';
import { absent, began, present, unless } from '../../decisions/decision.ts';

/**
 * @param process what has the id of the project, of which there must be none: tasks are told apart
 * by the id of their plan
 */
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

/** Back with its board; nothing happens where somebody else was faster. */
export function restoreProject(
  state: Project,
  { projectId }: Command<'RestoreProject'>,
  client: Client,
): ProjectEvent[] {
  if (state.life === 'present') return [];
  began(state, 'project', 'projectId');
  present(client, 'client');
  return [{ type: 'ProjectRestored', data: { projectId, name: state.name } }];
}
