import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventVersions, type WaymarkEvent } from './registry.ts';
import { collide, touchedBy } from './touches.ts';
import { newestVersion } from './versions.ts';

const folder = new URL('./examples/', import.meta.url);
const examples = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WaymarkEvent & { version: number })
  .filter(({ type, version }) => {
    const written = eventVersions.get(type);
    return written !== undefined && version === newestVersion(written);
  });
const touched = (type: WaymarkEvent['type']) => examples.filter((event) => event.type === type).flatMap(touchedBy);
/** Ids are long: what of a thing is touched, as `task/…/headline`. */
const shape = (path: string) => path.replace(/\/[^/]+/, '/…');

describe('what an event touches', () => {
  test.each([
    ['BlueprintRenamed', ['name']],
    ['ProcessRenamed', ['name']],
    ['ProjectRenamed', ['name']],
    ['ClientRenamed', ['name']],
    ['WorkspaceRenamed', ['name']],
    ['MilestoneRenamed', ['milestone/…/name']],
    ['MilestoneRemoved', ['milestone/…', 'module/…', 'module/…']],
    ['ModuleTitleSet', ['module/…/title']],
    ['ModuleDescriptionSet', ['module/…/description']],
    ['ModuleAudienceSet', ['module/…/audience']],
    ['ModuleParticipantsSet', ['module/…/participants']],
    ['ModuleStatusSet', ['module/…/status', 'task/…/status', 'task/…/due']],
    ['ModuleRemoved', ['module/…']],
    ['BlockContentSet', ['block/…/content']],
    ['BlockRemoved', ['block/…']],
    ['BlockRestored', ['block/…']],
    ['TaskRestored', ['task/…', 'block/…']],
    ['ModuleRestored', ['module/…']],
    ['MilestoneRestored', ['milestone/…', 'module/…']],
    ['TaskHeadlineSet', ['task/…/headline']],
    ['TaskDescriptionSet', ['task/…/description']],
    ['TaskStatusSet', ['task/…/status']],
    ['TaskDueInDaysSet', ['task/…/due']],
    ['TaskDueDateSet', ['task/…/due']],
    ['TaskAssigneeSet', ['task/…/assignee']],
    ['TaskFollowersSet', ['task/…/followers']],
    ['TaskMandatorySet', ['task/…/mandatory']],
    ['TaskContentSet', ['task/…/content']],
    ['TaskRemoved', ['task/…', 'block/…']],
    ['PlaceholderChanged', ['placeholder/…/words']],
    ['PlaceholderRemoved', ['placeholder/…']],
    ['PlaceholderRolledOut', ['placeholder/…/person', 'task/…/assignee', 'task/…/assignee']],
    ['VariableChanged', ['variable/…']],
    ['VariableRemoved', ['variable/…']],
    ['RoleChanged', ['role/…']],
    ['RoleRemoved', ['role/…']],
  ] as const)('%s: %j', (type, paths) => expect(touched(type).map(shape)).toEqual(paths));

  test.each([
    'TaskAdded',
    'BlockAdded',
    'ModuleAdded',
    'PlanCopied',
    'BlockWeightsSet',
    'ModuleWeightsSet',
    'MilestoneWeightsSet',
    'ModuleMoved',
  ] as const)('%s: nothing that another change could lose', (type) => expect(touched(type)).toEqual([]));
});

describe('two changes collide', () => {
  test.each([
    ['task/1/headline', 'task/1/headline', true],
    ['task/1/headline', 'task/1', true],
    ['task/1', 'task/1/headline', true],
    ['task/1/headline', 'task/1/status', false],
    ['task/1/headline', 'task/2/headline', false],
    ['task/1', 'task/11', false],
    ['task/11/headline', 'task/1', false],
    ['name', 'name', true],
  ])('%s and %s: %s', (a, b, expected) => expect(collide(a, b)).toBe(expected));
});
