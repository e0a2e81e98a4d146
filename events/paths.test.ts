import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nouns, touchedBy } from './nouns.ts';
import { collide, everything, inside, pathTo } from './paths.ts';
import { emptyPlan } from './plan/plan.ts';
import { eventVersions, type WaymarkEvent } from './registry.ts';
import type { StreamKind } from './streams.ts';
import { newestVersion } from './versions.ts';

const folder = new URL('./examples/', import.meta.url);
const examples = readdirSync(folder)
  .map(
    (file) =>
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as WaymarkEvent & { version: number },
  )
  .filter(({ type, version }) => {
    const written = eventVersions.get(type);
    return written !== undefined && version === newestVersion(written);
  });
const kinds = Object.keys(nouns) as StreamKind[];
/** In the first kind of stream that knows the event. */
const touched = (type: WaymarkEvent['type']) =>
  examples
    .filter((event) => event.type === type)
    .flatMap(
      (event) =>
        kinds
          .map((kind) => touchedBy(kind, event, { plan: emptyPlan }))
          .find((paths) => paths.length > 0) ?? [],
    );
/** Ids are long: what of a thing is touched, as `task/…/headline`. */
const shape = (path: string) =>
  path.replaceAll(
    /(module|task|block|milestone|placeholder|variable|role|user|invitation)\/[^/]+/g,
    '$1/…',
  );

describe('what an event touches', () => {
  test.each([
    ['BlueprintRenamed', ['name']],
    ['ProcessRenamed', ['name']],
    ['ProjectRenamed', ['name']],
    ['ClientRenamed', ['name']],
    ['WorkspaceRenamed', ['name']],
    ['BlueprintDeleted', ['']],
    ['ProcessDeleted', ['']],
    ['ProjectDeleted', ['']],
    ['ClientDeleted', ['']],
    ['MilestoneAdded', ['*']],
    ['MilestoneRenamed', ['milestone/…/name']],
    ['MilestoneWeightsSet', ['*']],
    ['MilestoneRemoved', ['milestone/…', 'module/…', 'module/…']],
    ['MilestoneRestored', ['*']],
    ['ModuleAdded', ['milestone/…/*']],
    ['ModuleTitleSet', ['module/…/title']],
    ['ModuleDescriptionSet', ['module/…/description']],
    ['ModuleAudienceSet', ['module/…/audience']],
    ['ModuleParticipantsSet', ['module/…/participants']],
    ['ModuleMoved', ['module/…/*', 'milestone/…/*']],
    ['ModuleWeightsSet', ['milestone/…/*']],
    ['ModuleStatusSet', ['module/…/status', 'module/…/task/…/status', 'module/…/task/…/due']],
    ['ModuleRemoved', ['module/…']],
    ['ModuleRestored', ['milestone/…/*']],
    ['BlockAdded', ['module/…/*']],
    ['BlockContentSet', ['module/…/block/…/content']],
    ['BlockWeightsSet', ['module/…/*']],
    ['BlockRemoved', ['module/…/block/…']],
    ['BlockRestored', ['module/…/*']],
    ['TaskAdded', ['module/…/*']],
    ['TaskHeadlineSet', ['module/…/task/…/headline']],
    ['TaskDescriptionSet', ['module/…/task/…/description']],
    ['TaskStatusSet', ['module/…/task/…/status']],
    ['TaskDueInDaysSet', ['module/…/task/…/due']],
    ['TaskDueDateSet', ['module/…/task/…/due']],
    ['TaskAssigneeSet', ['module/…/task/…/assignee']],
    ['TaskFollowersSet', ['module/…/task/…/followers']],
    ['TaskMandatorySet', ['module/…/task/…/mandatory']],
    ['TaskContentSet', ['module/…/task/…/content']],
    ['TaskRemoved', ['module/…/task/…', 'module/…/block/…']],
    ['TaskRestored', ['module/…/*']],
    ['PlanCopied', ['*']],
    ['PlaceholderAdded', ['*']],
    ['PlaceholderChanged', ['placeholder/…/words']],
    ['PlaceholderRemoved', ['placeholder/…']],
    // Where it stood is told by the plan, which is empty here.
    ['PlaceholderRolledOut', ['placeholder/…/person']],
    ['VariableAdded', ['*']],
    ['VariableChanged', ['variable/…/content']],
    ['VariableRemoved', ['variable/…']],
    ['RoleAdded', ['*']],
    ['RoleChanged', ['role/…']],
    ['RoleRemoved', ['role/…']],
    ['MemberAdded', ['*']],
    ['MemberRemoved', ['user/…']],
    ['ClientUserRemoved', ['user/…']],
    ['InvitationSent', ['*']],
    ['InvitationWithdrawn', ['invitation/…']],
    ['InvitationExpired', ['invitation/…']],
    ['InvitationRepeated', ['invitation/…/*']],
    ['InvitationDeclined', ['invitation/…']],
    ['InvitationAccepted', ['invitation/…', 'user/…']],
    ['BookingKeySet', ['bookingKey/CALENDLY']],
    ['BookingKeyDropped', ['bookingKey/HUBSPOT']],
    ['ProfileChanged', ['profile/firstName', 'profile/gender']],
  ] as const)('%s: %j', (type, paths) => expect(touched(type).map(shape)).toEqual(paths));

  test.each(['ProcessCreated', 'BlueprintRestored', 'AccountOpened'] as const)(
    '%s: nothing that another change could lose',
    (type) => expect(touched(type)).toEqual([]),
  );
});

describe('two changes collide', () => {
  const [m, t] = [pathTo.module('1'), pathTo.task('1', '2')];
  test.each([
    [pathTo.task('1', '2', 'headline'), pathTo.task('1', '2', 'headline'), true],
    [pathTo.task('1', '2', 'headline'), t, true],
    [pathTo.task('1', '2', 'headline'), m, true],
    [t, m, true],
    [m, everything, true],
    ['name', everything, true],
    ['name', 'name', true],
    [pathTo.task('1', '2', 'headline'), pathTo.task('1', '2', 'status'), false],
    [pathTo.task('1', '2', 'headline'), pathTo.task('1', '3', 'headline'), false],
    [pathTo.task('1', '2', 'headline'), pathTo.module('1', 'title'), false],
    [m, pathTo.module('11'), false],
    [pathTo.module('11', 'title'), m, false],
    // Two may come or move in one whole; the end of the whole is told of both.
    [inside(m), inside(m), false],
    [inside(m), t, false],
    [inside(m), pathTo.module('1', 'title'), false],
    [inside(m), m, true],
    [inside(everything), inside(everything), false],
    [inside(everything), m, false],
    [inside(everything), everything, true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(collide(a, b)).toBe(expected);
    expect(collide(b, a)).toBe(expected);
  });
});
