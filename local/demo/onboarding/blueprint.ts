import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import { bookingAt } from '../caller/bookingPages.ts';
import type { DemoGiver } from '../caller/giver.ts';

/** The mutual action plan that new customers are brought on board with. */
export const ONBOARDING = 'demo-software-onboarding';
/** The same for customers who work in German. */
export const GERMAN = 'demo-software-einfuehrung';

const plans = {
  [ONBOARDING]: { name: 'Software onboarding', language: 'en' },
  [GERMAN]: { name: 'Software-Einführung', language: 'de' },
} as const;

const DAY = -105;

/** The starter as it comes, with the team's own booking pages in it. */
export async function makeOnboarding(
  giver: DemoGiver,
  as: string,
  blueprintId: keyof typeof plans,
): Promise<void> {
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  await giver.give(as, DAY, 'CreateBlueprint', {
    ...{ blueprintId, ...plans[blueprintId] },
    template: 'SALES_1',
  });
  const { plan: content } = await giver.blueprint(blueprintId);
  const tasks = milestonesOf(content)
    .flatMap(({ milestoneId }) => modulesOf(content, milestoneId))
    .flatMap(({ moduleId }) => tasksOf(content, moduleId));
  for (const { taskId, headline } of tasks) {
    const content = bookingAt(headline);
    if (content !== undefined)
      await giver.give(as, DAY, 'SetTaskContent', { plan, taskId, content });
  }
}
