import { wantedBeside } from '../difference/changesBeside.ts';
import { keyOf } from '../difference/row.ts';
import { inOrder } from '../inOrder.ts';
import { knownVariablesOnly } from '../mailWords.ts';
import type { ImportWork } from './work.ts';

/** What the document says of rollouts beside the plan, as far as that was accepted. */
export function besidePlan(work: ImportWork): void {
  const { blueprint, draft, pairs, accepted } = work;
  const { blueprintId } = blueprint;
  const { dates, followers, mails } = wantedBeside(blueprint, draft, pairs.person);
  if (dates !== null && accepted.has(keyOf.dates)) {
    inOrder(dates, 'draft.dates.end');
    work.add({
      type: 'BlueprintDatesSet',
      data: { blueprintId, from: blueprint.dates, to: dates },
    });
  }
  if (followers !== null && accepted.has(keyOf.followers))
    work.add({
      type: 'PlanFollowersSet',
      data: { from: [...blueprint.followers], to: [...followers] },
    });
  for (const [mail, to] of mails) {
    if (!accepted.has(keyOf.mail(mail))) continue;
    knownVariablesOnly(to, `draft.mails.${mail}`);
    work.add({
      type: 'MailWordsSet',
      data: { blueprintId, mail, from: blueprint.mails[mail] ?? null, to },
    });
  }
}
