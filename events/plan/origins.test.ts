import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evolveBlueprint, noBlueprint } from '../blueprint.ts';
import type { Recorded } from '../envelope.ts';
import { parseEvent, type WaymarkEvent } from '../registry.ts';
import { partsOfStream } from '../streams.ts';
import { originsOf } from './origins.ts';
import type { PlanEvent } from './planEvents.ts';

type Copied = Extract<PlanEvent, { type: 'PlanCopied' }>['data'];

test('what was imported comes from no blueprint', async () => {
  const imported: Copied = {
    source: { kind: 'import', fileName: 'list.md' },
    part: 1,
    parts: 1,
    milestones: [{ milestoneId: 'a', name: 'A', weight: 1 }],
    modules: [],
    placeholders: [],
    variables: [],
  };
  expect(await originsOf([imported], () => expect.fail('nothing has to be replayed'))).toEqual(
    new Map(),
  );
});

test('what was cloned out of a blueprint says which part of it that was', async () => {
  const cloned = {
    source: { kind: 'clone', of: 'blueprint', id: 'b', name: 'Set-up', revision: '7' },
    part: 1,
    parts: 1,
    milestones: [],
    modules: [
      {
        moduleId: 'n',
        milestoneId: 'a',
        title: 'Set-up',
        weight: -1,
        origin: 'm',
        blocks: [],
        tasks: [],
      },
    ],
    placeholders: [],
    variables: [],
  } satisfies Copied;
  const never = () => expect.fail('nothing has to be replayed');
  expect(await originsOf([cloned], never)).toEqual(
    new Map([['module/n', { blueprintId: 'b', revision: '7', id: 'm' }]]),
  );
  const ofProcess = { ...cloned, source: { ...cloned.source, of: 'process' as const } };
  expect(await originsOf([ofProcess], never)).toEqual(new Map());
});

/** Histories that an earlier version wrote, whose rollouts say nothing of where they come from. */
describe.each(['demo', 'random'])('the frozen history of %s', (file) => {
  const streams = new Map<string, (Recorded & WaymarkEvent)[]>();
  const lines = readFileSync(new URL(`../histories/${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  for (const line of lines) {
    const event = parseEvent(JSON.parse(line) as Recorded);
    streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  }
  const blueprintAt = (workspaceId: string) => (blueprintId: string, revision: string) =>
    (streams.get(`blueprint-${workspaceId}_${blueprintId}`) ?? [])
      .slice(0, Number(revision) + 1)
      .reduce((state, event) => evolveBlueprint(state, event as never), noBlueprint).plan;
  const processes = [...streams].filter(([stream]) => stream.startsWith('process-'));

  test.each(processes)('%s', async (stream, events) => {
    const copied = events.flatMap((event) => (event.type === 'PlanCopied' ? [event.data] : []));
    const workspaceId = partsOfStream(stream).workspaceId ?? '';
    const origins = await originsOf(copied, blueprintAt(workspaceId));
    for (const { source, modules } of copied) {
      if (source.kind !== 'blueprint') expect.fail('not a rollout');
      const from = blueprintAt(workspaceId)(source.blueprintId, source.revision);
      const origin = (path: string) => origins.get(path)?.id ?? '';
      for (const module of modules) {
        const original = from.modules.get(origin(`module/${module.moduleId}`));
        expect([original?.title, original?.description]).toEqual([
          module.title,
          module.description ?? '',
        ]);
        for (const { taskId, headline, description = '' } of module.tasks) {
          const task = from.tasks.get(origin(`task/${taskId}`));
          expect([task?.moduleId, task?.headline, task?.description]).toEqual([
            original?.moduleId,
            headline,
            description,
          ]);
        }
        for (const { blockId, content } of module.blocks) {
          const block = from.blocks.get(origin(`block/${blockId}`));
          expect(block?.moduleId).toBe(original?.moduleId);
          if (content.type === 'task')
            expect(block?.content).toEqual({
              type: 'task',
              taskId: origin(`task/${content.taskId}`),
            });
          else expect(block?.content).toEqual(content);
        }
      }
    }
  });
});
