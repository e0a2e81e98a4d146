import type { BlueprintExport, ImportDifference, ImportDraft, ImportPreview } from '@waymark/api';
import { evolveBlueprint, noBlueprint, streamOf, type Blueprint, type BlueprintEvent } from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';

let harness: CommandHarness;
let olga: string;

beforeAll(async () => {
  harness = await startHarness();
  olga = await harness.account('olga@example.com');
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
  await harness.give(olga, 'ImportBlueprint', { blueprintId: 'again', fileName: 'list.md', source: before });
});
afterAll(() => harness.stop());

const stored = async (): Promise<Blueprint> =>
  (await harness.eventsOf(streamOf.blueprint('w', 'again'))).reduce(
    (state, event) => evolveBlueprint(state, event as unknown as BlueprintEvent),
    noBlueprint,
  );
const before = '## Access\n- [ ] Choose the address (IT lead, 3 days)\n- [ ] Invite them\n';

describe('a changed document', () => {
  const after = `${before.replace('3 days', '5 days')}- [ ] Buy a domain\n`;
  const difference = async (source: string) => {
    const { body } = await harness.post<ImportPreview>(olga, '/api/previews/blueprint-import', {
      ...{ fileName: 'list.md', source, into: 'again' },
    });
    const asked = { blueprintId: 'again', draft: body.draft };
    const told = await harness.post<ImportDifference>(olga, '/api/previews/blueprint-difference', asked);
    return { ...told, draft: body.draft };
  };
  const apply = (draft: ImportDraft, accept: string[]) =>
    harness.post(olga, 'ImportChanges', { blueprintId: 'again', fileName: 'list.md', draft, accept });

  test('is told as a difference, which changes nothing, and made by one append as far as it was accepted', async () => {
    const head = await harness.log.head();
    const { status, body, draft } = await difference(after);
    expect([status, body.changes.map(({ sign, name }) => `${sign} ${name}`)]).toEqual([
      200,
      ['changed Choose the address', 'added Buy a domain'],
    ]);
    expect(await harness.log.head()).toBe(head);
    const [days, domain] = body.changes.map(({ key }) => key) as [string, string];
    expect((await apply(draft, [domain])).status).toBe(200);
    const tasks = [...(await stored()).plan.tasks.values()];
    expect(tasks.map(({ headline, dueInDays }) => [headline, dueInDays])).toEqual([
      ['Choose the address', 3],
      ['Invite them', null],
      ['Buy a domain', null],
    ]);
    expect((await apply(draft, [days, domain])).body).toMatchObject({
      status: 409,
      code: 'import-outdated',
      field: 'accept',
    });
  });
  test('of no blueprint, and from outside of its team, is refused', async () => {
    const draft = { milestones: [] };
    const ask = (who: string, blueprintId: string) =>
      harness.post(who, '/api/previews/blueprint-difference', { blueprintId, draft });
    expect((await ask(olga, 'nowhere')).status).toBe(404);
    expect((await ask(await harness.account('eve@example.com'), 'again')).status).toBe(403);
  });
});

test.each([
  ['md', 'text/markdown', '- [ ] Choose the address (IT lead, 3 days)'],
  ['json', 'application/json', '"headline": "Choose the address"'],
  ['csv', 'text/csv', 'Choose the address'],
])('a blueprint is exported as %s under its name', async (format, type, words) => {
  const answer = await fetch(`${harness.site}/api/previews/blueprint-export/again/${format}`, {
    headers: { Authorization: `Bearer ${harness.tokenOf(olga)}`, 'Waymark-Workspace': 'w' },
  });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as BlueprintExport;
  expect(body).toMatchObject({ fileName: expect.stringMatching(`[.]${format}$`) as string, type });
  expect(body.text).toContain(words);
});
