import { Suspense } from 'react';
import type { ModuleRow, TaskRow } from '../../base/api/reads.ts';
import { viewOf } from '../../parts/blocks/index.ts';
import { useBlocks } from '../../parts/project/useProject.ts';
import { texts } from '../../base/texts/acts.ts';
import { explains } from './explains.ts';
import { Prose } from '../../parts/task/Prose.tsx';
import { saysSomething } from '../../parts/task/saysSomething.ts';

/**
 * The texts around a task that explain it; nothing where there are none. Stays away quietly where
 * they cannot be read.
 */
export function WhatItIsFor({ task, module }: { task: TaskRow; module: ModuleRow | undefined }) {
  const blocks = useBlocks(task.planId, task.moduleId);
  const said = explains(
    (blocks.data ?? []).filter(({ moduleId }) => moduleId === task.moduleId),
    task.blockId,
  );
  const description = module?.description ?? '';
  if (said.length === 0 && !saysSomething(description)) return null;
  return (
    <section className="what-for" aria-labelledby="what-for">
      <h2 id="what-for">{texts().whatFor}</h2>
      <p className="small mute">{task.moduleTitle}</p>
      {saysSomething(description) && <Prose html={description} />}
      {said.map((content, i) => {
        const View = viewOf(content)?.View;
        return (
          View && (
            <Suspense key={i}>
              <View content={content} planId={task.planId} />
            </Suspense>
          )
        );
      })}
    </section>
  );
}
