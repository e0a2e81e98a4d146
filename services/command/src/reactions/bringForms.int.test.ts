import { nouns, parseEvent, streamOf, type Blueprint, type Form } from '@waymark/events';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';
import { bringForms } from './bringForms.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { react } from './reactionTo.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const formOf = (formId: string) =>
  foldStream<Form>(harness.log, streamOf.form('w', formId), nouns.form);

/** The forms that follow from how this blueprint came to be are brought, twice. */
async function brought(blueprintId: string): Promise<string[]> {
  const formIds: string[] = [];
  for (const stored of await harness.eventsOf(streamOf.blueprint('w', blueprintId)))
    for (const what of await react(bringForms, parseEvent(stored), logLookups(harness.log))) {
      if (what.kind !== 'command') throw new Error(`${what.kind} follows`);
      const { formId } = what.command.payload as { formId: string };
      formIds.push(formId);
      for (const _ of ['once', 'again'])
        await harness.follow('BringForm', { formId }, { kind: 'system', name: 'bringForms' });
    }
  return formIds;
}

test('a plan that begins as a starter finds the forms that its tasks ask for, each once, published', async () => {
  await harness.give(world.olga, 'CreateBlueprint', {
    blueprintId: 'map',
    name: 'Onboarding',
    template: 'SALES_1',
  });
  const formIds = await brought('map');
  expect(formIds).toHaveLength(6);
  const { plan } = await foldStream<Blueprint>(
    harness.log,
    streamOf.blueprint('w', 'map'),
    nouns.blueprint,
  );
  for (const { content } of plan.tasks.values()) {
    if (content.type !== 'form') continue;
    const form = await formOf(content.formId);
    expect(form).toMatchObject({ life: 'present', name: content.name });
    expect([...form.versions.keys()]).toEqual([String(content.version)]);
  }

  await harness.give(world.olga, 'DeleteForm', { formId: formIds[0]! });
  await harness.give(world.olga, 'CreateBlueprint', {
    blueprintId: 'map-2',
    name: 'Second',
    template: 'SALES_1',
  });
  expect(await brought('map-2')).toEqual(formIds);
  expect((await formOf(formIds[0]!)).life).toBe('present');
});

test('nothing comes with an empty one, a clone, or what no starter has', async () => {
  await harness.give(world.olga, 'CreateBlueprint', {
    blueprintId: 'empty',
    name: 'Empty',
    template: 'EMPTY',
  });
  expect(await brought('empty')).toEqual([]);
  await harness.give(world.olga, 'CloneBlueprint', {
    blueprintId: 'clone',
    from: 'map',
    name: 'Clone',
  });
  expect(await brought('clone')).toEqual([]);
  await harness.follow(
    'BringForm',
    { formId: 'of-nobody' },
    { kind: 'system', name: 'bringForms' },
  );
  expect((await formOf('of-nobody')).life).toBe('absent');
});
