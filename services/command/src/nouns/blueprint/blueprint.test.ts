import type { BlueprintEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import * as decide from './blueprint.ts';
import { context } from '../../decisions/testing/given.ts';
import {
  blueprintCreated,
  blueprintOf,
  copied,
  milestone,
  module,
  noBlueprintYet,
} from '../plan/testing/samples.ts';

/** Beside a plan. */
const nothing = { dates: null, followers: [], mails: {} };
const deleted: BlueprintEvent = {
  type: 'BlueprintDeleted',
  data: { blueprintId: 'b', name: 'Onboarding' },
};

describe('a blueprint', () => {
  test('begins empty, or with the plan of the template', () => {
    noBlueprintYet
      .when(
        decide.createBlueprint,
        { blueprintId: 'b', name: 'Onboarding', template: 'EMPTY', language: 'en' },
        context(),
      )
      .then(blueprintCreated);
    const [created, plan, ...more] = decide.createBlueprint(
      noBlueprintYet.state,
      { blueprintId: 'b', name: 'Onboarding', template: 'SALES_1', language: 'en' },
      context(),
    );
    expect(created).toEqual(blueprintCreated);
    expect(plan).toMatchObject({
      type: 'PlanCopied',
      data: { source: { kind: 'template', template: 'SALES_1' }, part: 1, parts: 1 },
    });
    expect(more).toEqual([]);
  });
  test('is imported whole', () => {
    const content = {
      milestones: [milestone('a', 1)],
      modules: [],
      placeholders: [],
      variables: [],
    };
    noBlueprintYet
      .when(decide.importBlueprint, {
        blueprintId: 'b',
        fileName: 'list.md',
        name: 'Onboarding',
        content,
        about: nothing,
      })
      .then(blueprintCreated, {
        type: 'PlanCopied',
        data: { source: { kind: 'import', fileName: 'list.md' }, part: 1, parts: 1, ...content },
      });
  });
  test('is imported with what it proposes, who follows it and its words of mails', () => {
    const content = { milestones: [], modules: [], placeholders: [], variables: [] };
    const dates = { start: '2027-01-11', end: '2027-03-12' };
    const words = {
      subject: 'Hi',
      headline: 'Hi',
      body: '<p>{{clientName}}</p>',
      buttonText: 'Go',
    };
    const given = { blueprintId: 'b', fileName: 'x', name: 'Onboarding', content };
    const about = { dates, followers: ['p::it'], mails: { welcome: words } };
    const [created, , ...more] = decide.importBlueprint(noBlueprintYet.state, { ...given, about });
    expect(created).toEqual(blueprintCreated);
    expect(more).toEqual([
      { type: 'BlueprintDatesSet', data: { blueprintId: 'b', from: null, to: dates } },
      { type: 'PlanFollowersSet', data: { from: [], to: ['p::it'] } },
      { type: 'MailWordsSet', data: { blueprintId: 'b', mail: 'welcome', from: null, to: words } },
    ]);
    noBlueprintYet
      .when(decide.importBlueprint, {
        ...given,
        about: { ...about, dates: { start: '2027-01-11', end: '2027-01-10' } },
      })
      .refused('invalid', 'end-before-start', 'draft.dates.end');
    noBlueprintYet
      .when(decide.importBlueprint, {
        ...given,
        about: { ...about, mails: { turn: { ...words, headline: '{{x}}' } } },
      })
      .refused('invalid', 'unknown-variable', 'draft.mails.turn.headline');
  });
  test('begins once', () => {
    const content = { milestones: [], modules: [], placeholders: [], variables: [] };
    for (const there of [blueprintOf(), blueprintOf(deleted)]) {
      there
        .when(
          decide.createBlueprint,
          { blueprintId: 'b', name: 'Again', template: 'EMPTY', language: 'en' },
          context(),
        )
        .refused('conflict', 'blueprint-exists', 'blueprintId');
      there
        .when(decide.importBlueprint, {
          blueprintId: 'b',
          fileName: 'x',
          name: 'Again',
          content,
          about: nothing,
        })
        .refused('conflict', 'blueprint-exists', 'blueprintId');
    }
  });
  test('is renamed, to another name only', () => {
    blueprintOf()
      .when(decide.renameBlueprint, { blueprintId: 'b', name: 'New' })
      .then({
        type: 'BlueprintRenamed',
        data: { blueprintId: 'b', from: 'Onboarding', to: 'New' },
      });
    blueprintOf().when(decide.renameBlueprint, { blueprintId: 'b', name: 'Onboarding' }).nothing();
  });
  test('is deleted', () =>
    blueprintOf().when(decide.deleteBlueprint, { blueprintId: 'b' }).then(deleted));
  test.each([
    ['before it is there', noBlueprintYet],
    ['after it was deleted', blueprintOf(deleted)],
  ])('is not changed %s', (_when, gone) => {
    gone
      .when(decide.renameBlueprint, { blueprintId: 'b', name: 'New' })
      .refused('notFound', 'blueprint-not-found');
    gone
      .when(decide.deleteBlueprint, { blueprintId: 'b' })
      .refused('notFound', 'blueprint-not-found');
  });
});

test('a deleted blueprint comes back as it was, once', () => {
  const gone: BlueprintEvent = {
    type: 'BlueprintDeleted',
    data: { blueprintId: 'b', name: 'Onboarding' },
  };
  const back: BlueprintEvent = {
    type: 'BlueprintRestored',
    data: { blueprintId: 'b', name: 'Onboarding' },
  };
  const there = blueprintOf(copied({ modules: [module('m')] }));
  const restored = blueprintOf(copied({ modules: [module('m')] }), gone);
  restored.when(decide.restoreBlueprint, { blueprintId: 'b' }).then(back);
  expect(restored.when(decide.restoreBlueprint, { blueprintId: 'b' }).after()).toEqual(there.state);
  there.when(decide.restoreBlueprint, { blueprintId: 'b' }).nothing();
  noBlueprintYet
    .when(decide.restoreBlueprint, { blueprintId: 'b' })
    .refused('notFound', 'blueprint-not-found', 'blueprintId');
});

describe('the dates that it proposes to its rollouts', () => {
  const set = (dates: { start: string; end: string } | null) => ({ blueprintId: 'b', dates });
  const dates = { start: '2027-01-11', end: '2027-03-12' };
  const given: BlueprintEvent = {
    type: 'BlueprintDatesSet',
    data: { blueprintId: 'b', from: null, to: dates },
  };
  test('are set and taken away', () => {
    blueprintOf().when(decide.setBlueprintDates, set(dates)).then(given);
    blueprintOf(given)
      .when(decide.setBlueprintDates, set({ ...dates }))
      .nothing();
    blueprintOf(given)
      .when(decide.setBlueprintDates, set(null))
      .then({ type: 'BlueprintDatesSet', data: { blueprintId: 'b', from: dates, to: null } });
  });
  test('do not end before they start, and are those of a blueprint that is there', () => {
    blueprintOf()
      .when(decide.setBlueprintDates, set({ start: '2027-01-11', end: '2027-01-10' }))
      .refused('invalid', 'end-before-start', 'dates.end');
    blueprintOf(deleted)
      .when(decide.setBlueprintDates, set(dates))
      .refused('notFound', 'blueprint-not-found');
  });
});
