import type { ImportDraft } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { blueprintOf } from '../../plan/testing/samples.ts';
import { differenceOf } from '../difference/differenceOf.ts';
import { importChanges } from './importChanges.ts';

const dates = { start: '2027-01-11', end: '2027-03-12' };
const words = {
  subject: 'Your turn',
  headline: 'For {{clientName}}',
  body: '<p>All in one place.</p>',
  buttonText: 'Open',
};
const draft: ImportDraft = {
  ...{ milestones: [], variables: [], dates, mails: { turn: words } },
  placeholders: [{ placeholderId: 'p::it', name: 'IT lead', description: '' }],
  followers: ['p::it', 'r::team'],
};
const roles = new Map([
  [
    'r::team',
    ...[
      {
        ...{ roleId: 'r::team', name: 'Project team' },
        ...{ internExtern: 'INTERN' as const, defaultAccountId: null },
      },
    ],
  ] as const,
]);
const before = blueprintOf(
  {
    type: 'BlueprintDatesSet',
    data: { blueprintId: 'b', from: null, to: { ...dates, start: '2027-01-04' } },
  },
  { type: 'PlanFollowersSet', data: { from: [], to: ['a'] } },
  {
    type: 'MailWordsSet',
    data: { blueprintId: 'b', mail: 'turn', from: null, to: { ...words, subject: 'Now you' } },
  },
);
const importing = (given: ImportDraft, accept: readonly string[]) =>
  before.when(importChanges, { fileName: 'a.md', draft: given, accept }, context());

describe('what a document says beside the plan', () => {
  test('is told row by row, with what is there', () =>
    expect(differenceOf(before.state, draft, roles)).toMatchObject([
      {
        ...{ key: 'changed dates', what: 'dates', sign: 'changed' },
        fields: [{ field: 'start', from: '2027-01-04', to: '2027-01-11' }],
      },
      {
        ...{ key: 'changed followers', what: 'followers' },
        fields: [{ field: 'followers', from: null, to: 'IT lead, Project team' }],
      },
      {
        ...{ key: 'changed mail turn', what: 'mail', name: 'turn' },
        fields: [{ field: 'subject', from: 'Now you', to: 'Your turn' }],
      },
    ]));
  test('comes with the people that it names, and nothing differs then', () => {
    const keys = differenceOf(before.state, draft).map(({ key }) => key);
    const after = importing(draft, keys).after();
    expect(after).toMatchObject({
      dates,
      followers: ['a', 'p::it', 'r::team'],
      mails: { turn: words },
    });
    expect(after.plan.placeholders.get('p::it')?.name).toBe('IT lead');
    expect(differenceOf(after, draft)).toEqual([]);
  });
  test.each([
    ['changed dates', ['BlueprintDatesSet']],
    ['changed followers', ['PlanCopied', 'PlanFollowersSet']],
    ['changed mail turn', ['MailWordsSet']],
  ])('comes alone where %s alone was accepted', (key, types) =>
    expect(
      importChanges(before.state, { fileName: 'a.md', draft, accept: [key] }, context()).map(
        ({ type }) => type,
      ),
    ).toEqual(types),
  );
  test('says nothing by lacking', () =>
    expect(differenceOf(before.state, { ...draft, dates: null, followers: [], mails: {} })).toEqual(
      [],
    ));
  test('of a sub-process holds no words of mails, which it sends none of', () => {
    const part = { ...before.state, typeId: 'process' };
    expect(differenceOf(part, draft).map(({ what }) => what)).toEqual(['dates', 'followers']);
  });
  test('is refused with dates the wrong way round, and with a variable that no mail knows', () => {
    importing({ ...draft, dates: { start: '2027-03-12', end: '2027-01-11' } }, [
      'changed dates',
    ]).refused('invalid', 'end-before-start', 'draft.dates.end');
    importing({ ...draft, mails: { turn: { ...words, headline: '{{nobody}}' } } }, [
      'changed mail turn',
    ]).refused('invalid', 'unknown-variable', 'draft.mails.turn.headline');
  });
});
