import { describe, expect, it } from 'vitest';
import type { PersonRow, TaskRow } from '../../base/api/reads.ts';
import { turnInGerman } from '@waymark/look/turn/de';
import { turnInEnglish } from '@waymark/look/turn/en';
import german from '../../base/texts/de/pages.ts';
import { turnElsewhere } from './turnElsewhere.ts';
import { directory, firstAndWhether, helpers, whoAndWhere, whoAt } from './who.ts';
import { withOthers } from './others.ts';

const person = (id: string, firstName: string, party: 'team' | 'client'): PersonRow => ({
  id,
  firstName,
  lastName: 'X',
  name: firstName === '' ? id : `${firstName} X`,
  party,
  email: null,
  former: false,
  clientIds: party === 'client' ? ['c1'] : [],
  clientId: party === 'client' ? 'c1' : null,
  clientName: party === 'client' ? 'Tidepool' : null,
  invitation: null,
});
const placeholder = {
  id: 'p::it',
  name: 'IT lead',
  kind: 'placeholder' as const,
  planId: 'x',
  planKind: 'process' as const,
  planRevision: '1',
  tasks: 1,
  openTasks: 1,
};
const reads = { workspaceName: 'Project Services', clientId: 'c1', clientName: 'Tidepool' };
const omar = { ...person('omar', 'Omar', 'client'), former: true };
const noor = {
  ...person('noor', 'Noor', 'client'),
  clientName: 'Alder',
  clientId: 'c0',
  clientIds: ['c0', 'c1'],
};
const whoIs = directory(
  [
    person('mikkel', 'Mikkel', 'team'),
    person('rosa', 'Rosa', 'client'),
    person('jo.w', '', 'client'),
    omar,
    noor,
  ],
  [placeholder],
  reads,
);

describe('directory', () => {
  it('speaks of people by first name and where they belong', () => {
    expect(whoAndWhere(whoIs('mikkel'))).toBe('Mikkel, Project Services');
    expect(whoAt(whoIs('rosa'))).toBe('Rosa at Tidepool');
    expect(whoIs('jo.w').first).toBe('jo.w');
  });
  it('says of whoever works for several clients the one that the reader does', () => {
    expect(whoAndWhere(whoIs('noor'))).toBe('Noor, Tidepool');
    expect(whoAndWhere(directory([noor], [], { ...reads, clientId: null })('noor'))).toBe(
      'Noor, Alder',
    );
  });
  it('knows those who have left, by their name and with the right side', () => {
    expect(whoIs('omar')).toMatchObject({
      name: 'Omar X',
      kind: 'client',
      clientIds: ['c1'],
      former: true,
    });
    expect([whoAndWhere(whoIs('omar')), whoAt(whoIs('omar'))]).toEqual(
      Array.from({ length: 2 }, () => 'Omar, no longer at Tidepool'),
    );
    expect(whoAndWhere(whoIs('gone'))).toBe('Former user');
    expect(helpers({ followers: [] }, ['gone', 'mikkel'], whoIs).map(({ id }) => id)).toEqual([
      'mikkel',
    ]);
  });
  it('says of who was invited that they have not come yet, in the words by which whose turn it is is said', () => {
    const ines = { ...person('ines', 'Ines', 'client'), invitation: 'pending' as const };
    const invited = directory([ines], [], reads)('ines');
    expect(whoAndWhere(invited)).toBe(`Ines, Tidepool, ${turnInEnglish.invited}`);
    expect([firstAndWhether(invited), firstAndWhether(whoIs('rosa'))]).toEqual([
      `Ines (${turnInEnglish.invited})`,
      'Rosa',
    ]);
    expect(german.who.invited).toBe(turnInGerman.invited);
  });
  it('has words for those who are not known', () => {
    expect(whoAndWhere(whoIs('p::it'))).toBe('IT lead, not known yet');
    expect(whoAt(whoIs('p::gone'))).toBe('Somebody');
  });
});

describe('withOthers', () => {
  const task = (
    id: string,
    assignee: string | null,
    place: number,
    part: Partial<TaskRow> = {},
  ) => ({
    id,
    assignee,
    place,
    status: 'TODO' as const,
    turn: 'client' as const,
    turnBecause: 'assigned' as const,
    turnWho: assignee,
    dueDate: null,
    ...part,
  });
  it('gathers open tasks by person, with the first to do, most urgent first', () => {
    const tasks = [
      task('a', 'rosa', 0),
      task('b', 'mikkel', 1, { dueDate: '2026-01-01' }),
      task('c', 'rosa', 2),
      task('d', 'me', 3),
      task('e', 'rosa', 4, { status: 'DONE', turnBecause: 'done', turn: 'nobody' }),
      task('f', null, 5, { turnBecause: 'notStarted', turn: 'nobody' }),
    ];
    expect(withOthers(tasks, 'me').map(({ ref, first, count }) => [ref, first.id, count])).toEqual([
      ['mikkel', 'b', 1],
      ['rosa', 'a', 2],
      [null, 'f', 1],
    ]);
  });

  it('are told whose turn it is only where it is somebody’s: before anything has begun it is nobody’s', () => {
    const later = { turn: 'nobody', turnBecause: 'notStarted', turnWho: null } as const;
    expect(
      turnElsewhere([task('a', 'rosa', 0, later), task('b', 'me', 1, later)], 'me'),
    ).toBeUndefined();
    expect(turnElsewhere([task('a', 'rosa', 0, later), task('b', 'rosa', 1)], 'me')).toEqual({
      ref: 'rosa',
    });
    const stuck = {
      status: 'STUCKED',
      turn: 'seller',
      turnBecause: 'stuck',
      turnWho: null,
    } as const;
    expect(turnElsewhere([task('a', 'rosa', 0, stuck), task('b', 'me', 1)], 'me')).toEqual({
      ref: null,
    });
  });
});

describe('helpers', () => {
  it('are the seller’s followers, else its participants', () => {
    expect(helpers({ followers: ['rosa', 'mikkel'] }, [], whoIs).map(({ id }) => id)).toEqual([
      'mikkel',
    ]);
    expect(helpers({ followers: ['rosa'] }, ['mikkel', 'rosa'], whoIs).map(({ id }) => id)).toEqual(
      ['mikkel'],
    );
    expect(helpers({ followers: [] }, [], whoIs)).toEqual([]);
  });
});
