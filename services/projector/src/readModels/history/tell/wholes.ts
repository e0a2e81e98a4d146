import type { DataOf, Tellers } from './tellers.ts';
import { created, day, modified, removed, told, type Told } from '../told.ts';

/** Blueprints and processes as wholes. */
export const tellWholes = {
  BlueprintCreated: ({ name }) =>
    told(`created the blueprint ${name}`, name, [created('Blueprint', name)]),
  BlueprintDeleted: ({ name }) =>
    told(`deleted the blueprint ${name}`, name, [removed('Blueprint', name)]),
  BlueprintRestored: ({ name }) =>
    told(`put back the blueprint ${name}`, name, [created('Blueprint', name)]),
  BlueprintRenamed: renamed,
  ProcessCreated: ({ name, start, end }) =>
    told(`created ${name}`, name, [
      created('Process', name),
      created('Start', day(start)),
      created('End', day(end)),
    ]),
  ProcessDeleted: ({ name }) =>
    told(`deleted ${name}`, name, [removed('Process', name)]),
  ProcessRestored: ({ name }) =>
    told(`put back ${name}`, name, [created('Process', name)]),
  ProcessRenamed: renamed,
} satisfies Partial<Tellers>;

function renamed({
  from,
  to,
}: Pick<DataOf<'BlueprintRenamed'>, 'from' | 'to'>): Told {
  return told(`renamed ${to}`, to, [modified('Name', from, to)]);
}
