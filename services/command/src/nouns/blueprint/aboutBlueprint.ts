import { wordedMails, type Blueprint, type BlueprintEvent } from '@waymark/events';

import { unless } from '../../decisions/decision.ts';

/** What a blueprint says of its rollouts beside its plan. */
export type AboutBlueprint = Pick<Blueprint, 'dates' | 'followers' | 'mails'>;

/** All of it said of a blueprint that has just been made. */
export const aboutBlueprint = (
  blueprintId: string,
  { dates, followers, mails }: AboutBlueprint,
): BlueprintEvent[] => [
  ...unless<BlueprintEvent>(dates === null, {
    type: 'BlueprintDatesSet',
    data: { blueprintId, from: null, to: dates },
  }),
  ...unless<BlueprintEvent>(followers.length === 0, {
    type: 'PlanFollowersSet',
    data: { from: [], to: [...followers] },
  }),
  ...wordedMails.flatMap((mail): BlueprintEvent[] => {
    const to = mails[mail];
    return to === undefined
      ? []
      : [{ type: 'MailWordsSet', data: { blueprintId, mail, from: null, to } }];
  }),
];
