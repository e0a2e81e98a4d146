import type { PlaceholderRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import {
  blueprintChosen,
  missingInStep1,
  newDraft,
  proposedDates,
  readDraft,
  startChanged,
  withProposedProject,
  type RolloutDraft,
} from './draft.ts';
import { matchingOf, openSentence } from './matching.ts';
import { nothingSeen, percentage, stages } from './progress.ts';
import { variableError } from './variables.ts';
import { textsNow } from '../../../base/texts/index.ts';

const t = textsNow();

describe('step 1', () => {
  const draft = newDraft('2026-11-21', 'p-1');
  const full = {
    ...draft,
    client: { id: 'c', name: 'C' },
    project: { id: 'p', name: 'P' },
    blueprint: { id: 'b', name: 'B' },
  };
  test('starts today and ends 62 days later', () => {
    expect([draft.start, draft.end]).toEqual(['2026-11-21', '2027-01-22']);
  });
  test('names all that is missing', () =>
    expect(missingInStep1(t, draft)).toBe('Still needed: a client, a project, a process template'));
  test.each(['client', 'project', 'blueprint', 'start', 'end'] as const)(
    'cannot be left without %s',
    (key) => {
      expect(
        missingInStep1(t, { ...full, [key]: key === 'start' || key === 'end' ? '' : null }),
      ).toMatch(/^Still needed/);
    },
  );
  test('is left when all is set, and the end is not before the start', () => {
    expect(missingInStep1(t, full)).toBeNull();
    expect(missingInStep1(t, { ...full, end: '2026-11-20' })).toBe(
      'The end must not be before the start',
    );
  });
});

describe('the dates that are proposed', () => {
  const draft = newDraft('2026-11-21', 'p-1');
  test('are the blueprint’s own, else from today for 62 days', () => {
    expect(proposedDates(draft, { start: '2027-01-11', end: '2027-03-12' }, '2026-11-21')).toEqual({
      start: '2027-01-11',
      end: '2027-03-12',
    });
    expect(proposedDates(draft, { start: null, end: null }, '2026-11-21')).toEqual({
      start: '2026-11-21',
      end: '2027-01-22',
    });
  });
  test('never replace what somebody chose', () =>
    expect(
      proposedDates(
        { ...draft, ownDates: true },
        { start: '2027-01-11', end: '2027-03-12' },
        '2026-11-21',
      ),
    ).toEqual({}));
  test('the end follows the start until it was chosen', () => {
    expect(startChanged(draft, '2026-12-01')).toEqual({ start: '2026-12-01', end: '2027-02-01' });
    expect(startChanged({ ...draft, ownDates: true }, '2026-12-01')).toEqual({
      start: '2026-12-01',
    });
  });
});

describe('the project that is proposed', () => {
  const blueprint = { id: 'b', name: 'Onboarding' };
  const client = { id: 'c', name: 'Fjordbank', isNew: true } as const;
  const draft: RolloutDraft = { ...newDraft('2026-11-21', 'p-1'), client };
  const proposed = withProposedProject(draft, { blueprint }, true).project;
  test('is a client’s first, called as its process template', () => {
    expect(proposed).toMatchObject({ name: 'Onboarding', isNew: true, proposed: true });
    expect(withProposedProject(draft, { blueprint }, false).project).toBeNull();
    expect(withProposedProject({ ...draft, client: null }, { blueprint }, true).project).toBeNull();
  });
  test('follows the template, and goes with it', () => {
    const begun = { ...draft, blueprint, project: proposed ?? null };
    const renamed = withProposedProject(
      begun,
      { blueprint: { id: 'x', name: 'Renewal' } },
      true,
    ).project;
    expect(renamed).toEqual({ ...proposed, name: 'Renewal' });
    expect(withProposedProject(begun, { blueprint: null }, true).project).toBeNull();
  });
  test('never replaces what somebody chose', () => {
    const project = { id: 'p', name: 'Ours', isNew: true } as const;
    expect(withProposedProject({ ...draft, project }, { blueprint }, true)).toEqual({ blueprint });
  });
});

describe('what another process template does not have', () => {
  test('goes with it: its sub-processes, variables and people', () => {
    const draft: RolloutDraft = {
      ...newDraft('2026-11-21', 'p-1'),
      subProcesses: ['s'],
      matching: { 'p::1': 'anna' },
    };
    const other = { id: 'x', name: 'Renewal', start: null, end: null };
    expect(blueprintChosen(draft, other, '2026-11-21')).toMatchObject({
      subProcesses: [],
      matching: {},
      variables: {},
    });
  });
  test('a draft that was kept before sub-processes could be chosen has none', () => {
    const { subProcesses: _, ...before } = newDraft('2026-11-21', 'p-1');
    expect(readDraft(JSON.stringify(before))?.subProcesses).toEqual([]);
    expect(readDraft(JSON.stringify({ ...before, subProcesses: ['s'] }))?.subProcesses).toEqual([
      's',
    ]);
  });
});

describe('variables', () => {
  test('a link may be empty, with the label that its blueprint gave it and without', () => {
    expect(variableError(t, { type: 'LINK' }, { label: 'Site', value: '' }, 'en')).toBeNull();
    expect(variableError(t, { type: 'LINK' }, { label: ' ', value: ' ' }, 'en')).toBeNull();
  });
  test('an address needs a label', () => {
    expect(
      variableError(t, { type: 'LINK' }, { label: '', value: 'https://x.example' }, 'en'),
    ).toMatch(/label/);
    expect(variableError(t, { type: 'LINK' }, { label: 'Site', value: 'x.example' }, 'en')).toMatch(
      /begin with/,
    );
    expect(
      variableError(t, { type: 'LINK' }, { label: 'Site', value: 'https://x.example' }, 'en'),
    ).toBeNull();
  });
  test('a number is one or empty; a text is anything', () => {
    expect(
      variableError(t, { type: 'NUMBER' }, { label: '', value: 'seven' }, 'en'),
    ).not.toBeNull();
    expect(variableError(t, { type: 'NUMBER' }, { label: '', value: '' }, 'en')).toBeNull();
    expect(variableError(t, { type: 'STRING' }, { label: '', value: 'seven' }, 'en')).toBeNull();
  });
});

describe('matching', () => {
  const row = (id: string, tasks: number, defaultAccountId: string | null = null) =>
    ({ id, tasks, defaultAccountId }) as PlaceholderRow;
  const rows = [row('p::1', 4), row('p::2', 5), row('r::1', 7, 'dana')];
  test('the default of a role stands until somebody else, or nobody, is chosen', () => {
    expect(matchingOf({}, rows)).toEqual({ 'r::1': 'dana' });
    expect(matchingOf({ 'r::1': null, 'p::1': 'jonas' }, rows)).toEqual({ 'p::1': 'jonas' });
  });
  test('says what waits', () => {
    expect(openSentence(t, {}, rows)).toBe('2 placeholders open: 9 tasks will wait');
    expect(openSentence(t, { 'p::1': 'a' }, [row('p::1', 1), row('p::2', 1)])).toBe(
      '1 placeholder open: 1 task will wait',
    );
    expect(openSentence(t, { 'p::1': 'a', 'p::2': 'a' }, rows)).toBe('');
  });
});

describe('progress', () => {
  const expected = { milestones: 5, modules: 23, tasks: 39, matched: 3 };
  const all = { created: true, ...expected };
  test('0 before anything, 100 only when all is seen', () => {
    expect(percentage(nothingSeen, expected)).toBe(0);
    expect(percentage({ ...all, tasks: 38 }, expected)).toBe(99);
    expect(percentage(all, expected)).toBe(100);
  });
  test('never falls while more is seen', () => {
    const seen = [
      nothingSeen,
      { ...nothingSeen, created: true },
      { ...all, modules: 0, tasks: 0, matched: 0 },
      { ...all, tasks: 0, matched: 0 },
      { ...all, matched: 0 },
      all,
    ];
    const percents = seen.map((one) => percentage(one, expected));
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });
  test('an empty blueprint is done at once', () => {
    expect(
      percentage(
        { ...nothingSeen, created: true },
        { milestones: 0, modules: 0, tasks: 0, matched: 0 },
      ),
    ).toBe(100);
  });
  test('the first open stage is at work, with its count', () => {
    const [milestones, modules, dates, people] = stages(
      t,
      { ...nothingSeen, created: true, milestones: 5, modules: 23, tasks: 12 },
      expected,
      '21.11.2026',
    );
    expect(milestones).toEqual({ label: '5 milestones', state: 'done', note: '5 of 5' });
    expect(modules).toEqual({
      label: '23 modules with 39 tasks',
      state: 'active',
      note: '12 of 39',
    });
    expect([dates?.state, people?.state]).toEqual(['idle', 'idle']);
  });
});
