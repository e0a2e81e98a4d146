import { FromHereOn } from './FromHereOn.tsx';
import type { HomeParts } from './besideNext.tsx';
import { Live } from './Live.tsx';
import { ToKeep } from './ToKeep.tsx';

/** The home once nothing is left to do: how it went, what goes on, and what is good to keep. */
export default function OnceOver({
  project,
  tasks,
  milestones,
  whoIs,
}: Omit<HomeParts, 'projects'>) {
  return (
    <>
      <Live {...{ project, tasks, milestones, whoIs }} />
      <FromHereOn tasks={tasks} whoIs={whoIs} />
      <ToKeep processId={project.id} name={project.name} />
    </>
  );
}
