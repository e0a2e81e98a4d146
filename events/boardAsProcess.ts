import { noProcess, type Process } from './process.ts';
import type { Project } from './project.ts';

/**
 * A project's board as whoever talks about its tasks, and is told of them, has it: a process that
 * is its own project, without owner, dates and blueprint (ADR 37). No process has the id of a
 * project.
 */
export const boardAsProcess = ({ life, projectId, clientId, name, plan }: Project): Process => ({
  ...noProcess,
  ...{ life, processId: projectId, projectId, clientId, name, plan },
});

/** What stands under an id: the process, else the board. */
export const processOrBoard = (process: Process, project: Project): Process =>
  process.life === 'absent' && project.life !== 'absent' ? boardAsProcess(project) : process;
