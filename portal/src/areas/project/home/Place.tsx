import { Suspense } from 'react';
import { withWords } from '../../../base/texts/language.ts';
import type { HomeParts } from './besideNext.tsx';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';

const ProjectSwitch = lazyWithFallback(() =>
  withWords('acts', () => import('./ProjectSwitch.tsx')),
);

/** Names the project that one is in; with several projects a way to the others. */
export function Place({ project, projects }: Pick<HomeParts, 'project' | 'projects'>) {
  const place = `${project.clientName}, ${project.projectName}`;
  const line = <p className="eyebrow">{place}</p>;
  if (projects.length < 2) return line;
  return (
    <Suspense fallback={line}>
      <ProjectSwitch current={project.id} projects={projects}>
        {place}
      </ProjectSwitch>
    </Suspense>
  );
}
