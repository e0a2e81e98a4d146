import type { PersonRow, PlaceholderRow, RoleRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { textsNow } from '../../base/texts/index.ts';
import { groupChoices } from './choices.ts';
import type { ChoiceSource } from './choices.ts';
import { inviteError } from '../personPicker/inviteErrors.ts';

const person = (id: string, firstName: string, lastName: string, client?: string) =>
  ({
    id,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName.toLowerCase()}@x.example`,
    party: client ? 'client' : 'team',
    clientName: client ?? null,
    invitation: null,
  }) as PersonRow;
const source: ChoiceSource = {
  people: [
    person('priya', 'Priya', 'Rodriguez'),
    person('rosa', 'Rosa', 'Teixeira', 'Tidepool'),
    person('jonas', 'Jonas', 'Weidenfeller', 'Tidepool'),
  ],
  placeholders: [
    { id: 'p::1', kind: 'placeholder', name: 'Org owner', description: '' },
    { id: 'r::1', kind: 'role', name: 'Support', description: '' },
  ] as PlaceholderRow[],
  roles: [{ id: 'r::1', name: 'Support', internExtern: 'INTERN' }] as RoleRow[],
  workspaceName: 'Project Services',
};
const ids = (search: string, limits: Partial<ChoiceSource> = {}) =>
  groupChoices(textsNow(), { ...source, ...limits }, search).flatMap(({ choices }) =>
    choices.map(({ id }) => id),
  );

describe('who can be picked', () => {
  test('whoever is of the team and a client’s user stands there once; an invitation moves nobody', () => {
    const both = [person('ada', 'Ada', 'Both', 'Tidepool'), person('ada', 'Ada', 'Both')];
    const asked = [
      person('bo', 'Bo', 'Asked', 'Tidepool'),
      { ...person('bo', 'Bo', 'Asked'), invitation: 'pending' as const },
    ];
    expect(
      groupChoices(
        textsNow(),
        { ...source, people: [...both, ...asked], placeholders: [], roles: [] },
        '',
      ),
    ).toEqual([
      { title: 'Users from Tidepool', choices: [expect.objectContaining({ id: 'bo' })] },
      { title: 'Project Services', choices: [expect.objectContaining({ id: 'ada' })] },
    ]);
  });
  test('whoever takes part stands before all others, and nowhere else', () => {
    const groups = groupChoices(textsNow(), { ...source, first: ['p::1', 'rosa'] }, '');
    expect(groups[0]).toMatchObject({
      title: 'Participants',
      choices: [{ id: 'rosa' }, { id: 'p::1' }],
    });
    expect(groups.slice(1).flatMap(({ choices }) => choices.map(({ id }) => id))).toEqual([
      'jonas',
      'priya',
      'r::1',
    ]);
  });
  test('clients first, then the team, placeholders, roles; a role once', () => {
    expect(groupChoices(textsNow(), source, '').map(({ title }) => title)).toEqual([
      'Users from Tidepool',
      'Project Services',
      'Placeholders',
      'Roles',
    ]);
    expect(ids('')).toEqual(['rosa', 'jonas', 'priya', 'p::1', 'r::1']);
  });
  test('by e-mail, first or last name, in any case; placeholders by name', () => {
    expect(ids('RO')).toEqual(['rosa', 'priya']);
    expect(ids('jonas@')).toEqual(['jonas']);
    expect(ids('owner')).toEqual(['p::1']);
    expect(groupChoices(textsNow(), source, 'nobody')).toEqual([]);
  });
  test('however their letters are composed', () => {
    const people = [person('jose', 'Jos\u00e9', 'Łuk'), person('zoe', 'Zoe\u0308', 'Ørn')];
    expect(ids('JOSE\u0301', { people })).toEqual(['jose']);
    expect(ids('zoë', { people })).toEqual(['zoe']);
  });
  test('only some, or all but some', () => {
    expect(ids('', { only: ['rosa', 'p::1'] })).toEqual(['rosa', 'p::1']);
    expect(ids('', { exclude: ['rosa', 'p::1', 'r::1'] })).toEqual(['jonas', 'priya']);
  });
});

test('who is invited can be picked and says so; who declined can not', () => {
  const [priya, rosa] = source.people;
  const people = [
    { ...priya, invitation: 'pending' },
    { ...rosa, invitation: 'declined' },
  ] as PersonRow[];
  const choices = groupChoices(
    textsNow(),
    { ...source, people, placeholders: [], roles: [] },
    '',
  ).flatMap((group) => group.choices);
  expect(choices).toMatchObject([{ id: 'priya', invited: true }]);
});

test.each([
  [409, 'User already exists'],
  [422, 'Invalid input: no address'],
  [500, 'Something went wrong'],
  [0, 'Something went wrong'],
])('status %i says %s', (status, words) => {
  expect(inviteError({ type: '', title: '', status, code: '', detail: 'no address' })).toBe(words);
});
test.each([
  [409, 'already-invited'],
  [429, 'too-many-invitations'],
])('%i %s is said in its own words', (status, code) => {
  expect(inviteError({ type: '', title: '', status, code, detail: 'Not now.' })).toBe('Not now.');
});
test('no answer at all says it too', () =>
  expect(inviteError(undefined)).toBe('Something went wrong'));

test('in a blueprint placeholders and roles come first', () => {
  expect(ids('', { inBlueprint: true })).toEqual(['p::1', 'r::1', 'rosa', 'jonas', 'priya']);
});
