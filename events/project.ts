import { z } from 'zod';
import { changeOf, defineEvent } from './define.ts';

/** A client's project, in which processes run (PRODUCT 1.11). Stream `project-<workspaceId>_<projectId>`. */
export const projectEventSchemas = [
  defineEvent(
    'ProjectAdded',
    z.object({ projectId: z.string(), clientId: z.string(), name: z.string() }),
  ),
  defineEvent(
    'ProjectRenamed',
    z.object({ projectId: z.string(), ...changeOf(z.string()) }),
  ),
  defineEvent(
    'ProjectDeleted',
    z.object({ projectId: z.string(), name: z.string() }),
  ),
] as const;
export type ProjectEvent = z.infer<(typeof projectEventSchemas)[number]>;

export type Project = {
  readonly life: 'absent' | 'present' | 'deleted';
  readonly projectId: string;
  readonly clientId: string;
  readonly name: string;
};

export const noProject: Project = {
  life: 'absent',
  projectId: '',
  clientId: '',
  name: '',
};

export function evolveProject(state: Project, event: ProjectEvent): Project {
  switch (event.type) {
    case 'ProjectAdded':
      return { ...event.data, life: 'present' };
    case 'ProjectRenamed':
      return { ...state, name: event.data.to };
    case 'ProjectDeleted':
      return { ...state, life: 'deleted' };
  }
}
