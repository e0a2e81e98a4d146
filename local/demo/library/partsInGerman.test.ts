import { expect, test } from 'vitest';
import { SANDBOX, serviceRole } from '../executions/blueprints.ts';
import { subProcesses } from './makeLibrary.ts';
import { partsInGerman } from './partsInGerman.ts';
import { singleModules } from './singleModules.ts';

test('whatever the parts of the imported checklist say is said in German too, and nothing else', () => {
  const parts = subProcesses.filter(({ of }) => of === SANDBOX);
  const milestones = parts.flatMap((part) => part.milestones);
  const modules = [
    ...milestones.flatMap((milestone) => milestone.modules),
    ...singleModules.filter(({ peopleOf }) => peopleOf === SANDBOX).map(({ module }) => module),
  ];
  const content = modules.flatMap((module) => module.content);
  const said = [
    ...[...parts, ...milestones].map(({ name }) => name),
    ...modules.flatMap(({ title, description }) => [title, description]),
    ...content.flatMap((part) =>
      typeof part === 'string' ? [part] : [part.task, part.words, part.by],
    ),
  ];
  expect(new Set(said)).toEqual(new Set([...Object.keys(partsInGerman), serviceRole]));
});
