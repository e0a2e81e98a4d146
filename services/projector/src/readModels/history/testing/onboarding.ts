import { streamOf } from '@waymark/events';
import { copied, milestone, module, task, whole } from '../../../testing/builders.ts';
import { ProjectorWorld } from '../../../testing/world.ts';

/** Stream of the process `p` of `openOnboarding`. */
export const onboarding = streamOf.process('w', 'p');

/**
 * Dana's workspace with the process `p`, Onboarding, of Jonas' company: the module `a` (Access)
 * with the tasks `t` (Log in, of the placeholder IT lead) and `u` (Look around), and `b` (Later)
 * with `v` (Rest).
 */
export async function openOnboarding(): Promise<ProjectorWorld> {
  const world = await ProjectorWorld.open();
  await world.openAccount('dana', 'Dana', 'Okafor');
  await world.openAccount('jonas', 'Jonas', 'Weiden');
  await world.createWorkspace('w');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.append(onboarding, [
    {
      type: 'ProcessCreated',
      data: {
        processId: 'p',
        projectId: 'pr',
        clientId: 'c',
        name: 'Onboarding',
        blueprintId: 'bp',
        start: '2026-11-01',
        end: '2027-01-02',
      },
    },
    {
      type: 'PlaceholderAdded',
      data: { placeholderId: 'p::it', name: 'IT lead', description: '', matchedTo: null },
    },
    copied(
      [milestone('m')],
      [
        whole(module('a', 'm', { title: 'Access' }), [
          task('t', 'a', { headline: 'Log in', assignee: 'p::it' }),
          task('u', 'a', { headline: 'Look around', dueInDays: 3 }),
        ]),
        whole(module('b', 'm', { title: 'Later', weight: 2 }), [
          task('v', 'b', { headline: 'Rest' }),
        ]),
      ],
    ),
  ]);
  return world;
}
