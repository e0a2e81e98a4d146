import type { BlueprintEvent } from '@waymark/events';
import { describe, test } from 'vitest';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  noBlueprintYet,
  placeholder,
  processOf,
} from '../testing/samples.ts';
import { setPlanFollowers } from './followers.ts';

const known = (ref: string) => ref === 'olga' || ref === 'r::it';
const withLead = copied({ placeholders: [placeholder('p::lead')] });
const set = (from: string[], to: string[]): BlueprintEvent => ({
  type: 'PlanFollowersSet',
  data: { from, to },
});

describe('who follows a process as a whole', () => {
  test('is said in the blueprint as in the process, each once', () => {
    blueprintOf(withLead)
      .when(setPlanFollowers, { ...inBlueprint, followers: ['r::it', 'p::lead', 'r::it'] }, known)
      .then(set([], ['r::it', 'p::lead']));
    processOf(withLead, { type: 'PlanFollowersSet', data: { from: [], to: ['olga'] } })
      .when(setPlanFollowers, { ...inProcess, followers: [] }, known)
      .then({ type: 'PlanFollowersSet', data: { from: ['olga'], to: [] } });
    blueprintOf(set([], ['olga']))
      .when(setPlanFollowers, { ...inBlueprint, followers: ['olga'] }, known)
      .nothing();
  });
  test('is somebody whom a task could name', () => {
    blueprintOf()
      .when(setPlanFollowers, { ...inBlueprint, followers: ['p::lead'] }, known)
      .refused('invalid', 'person-unknown', 'followers');
    blueprintOf()
      .when(setPlanFollowers, { ...inBlueprint, followers: ['tim'] }, known)
      .refused('invalid', 'person-unknown', 'followers');
    noBlueprintYet
      .when(setPlanFollowers, { ...inBlueprint, followers: [] }, known)
      .refused('notFound', 'blueprint-not-found');
  });
});
