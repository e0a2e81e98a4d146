import {
  newModule,
  newTask,
  type Milestone,
  type WholeModule,
} from '@waymark/events';
import type { PlanContent } from '../plan/copying/copy.ts';

/**
 * The ready template SALES_1 (PRODUCT 5.2: Software Onboarding, Mutual Action Plan): what a seller and a buyer
 * usually agree on, from the first call to the hand-over. [headline, days after module start].
 */
const milestones: readonly [
  name: string,
  modules: readonly [title: string, tasks: readonly [string, number][]][],
][] = [
  [
    'Kick-off',
    [
      [
        'Meet the teams',
        [
          ['Name the people on your side', 3],
          ['Agree on the date of the kick-off', 5],
        ],
      ],
      [
        'Goals and success criteria',
        [
          ['Describe what success looks like', 7],
          ['Confirm the success criteria', 10],
        ],
      ],
    ],
  ],
  [
    'Evaluation',
    [
      [
        'Technical fit',
        [
          ['Share your technical requirements', 10],
          ['Walk through the security questions', 14],
        ],
      ],
      [
        'Trial',
        [
          ['Set up the trial', 14],
          ['Give feedback on the trial', 28],
        ],
      ],
    ],
  ],
  [
    'Agreement',
    [
      [
        'Commercial terms',
        [
          ['Review the offer', 30],
          ['Name who signs', 30],
        ],
      ],
      [
        'Contract',
        [
          ['Legal review of the contract', 40],
          ['Sign the contract', 45],
        ],
      ],
    ],
  ],
  [
    'Onboarding',
    [
      [
        'Access and set-up',
        [
          ['Invite your users', 50],
          ['Connect your single sign-on', 52],
        ],
      ],
      [
        'Training',
        [
          ['Choose dates for the training', 55],
          ['Take part in the training', 60],
        ],
      ],
    ],
  ],
  [
    'Go-live',
    [
      [
        'Hand-over',
        [
          ['Confirm that everything works', 62],
          ['Meet your customer success manager', 62],
        ],
      ],
    ],
  ],
];

export function sales1(newId: () => string): PlanContent {
  const columns = milestones.map(
    ([name, modules], i): [Milestone, typeof modules] => [
      { milestoneId: newId(), name, weight: i + 1 },
      modules,
    ],
  );
  return {
    milestones: columns.map(([milestone]) => milestone),
    modules: columns.flatMap(([{ milestoneId }, modules]) =>
      modules.map(([title, tasks], i) =>
        wholeModule({ milestoneId, title, weight: i + 1 }, tasks, newId),
      ),
    ),
    placeholders: [
      {
        placeholderId: `p::${newId()}`,
        name: 'Project lead at the client',
        description: 'Keeps the client’s side moving',
        matchedTo: null,
      },
    ],
    variables: [],
  };
}

function wholeModule(
  place: Pick<WholeModule, 'milestoneId' | 'title' | 'weight'>,
  headlines: readonly [string, number][],
  newId: () => string,
): WholeModule {
  const moduleId = newId();
  const tasks = headlines.map(([headline, dueInDays]) =>
    newTask(
      { taskId: newId(), blockId: newId(), moduleId },
      { headline, dueInDays },
    ),
  );
  return {
    ...newModule({ ...place, moduleId }),
    blocks: tasks.map(({ blockId, taskId }, i) => ({
      blockId,
      moduleId,
      weight: i + 1,
      content: { type: 'task', taskId },
    })),
    tasks,
  };
}
