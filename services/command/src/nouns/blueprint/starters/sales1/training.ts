import type { StarterMilestone } from '../starter.ts';
import { trainingFeedback } from './forms/project.ts';
import type { Sales1Person } from './people.ts';

export const training: StarterMilestone<Sales1Person> = {
  name: 'Training',
  modules: [
    {
      title: 'Choose key users',
      description: '<p>One in ten is enough, if it is the one whom colleagues ask anyway.</p>',
      content: [
        {
          task: 'Name your key users',
          words: '<p>From each team one, better two. They need about four hours in all.</p>',
          by: 'lead',
          days: 3,
        },
        {
          task: 'Choose a date for the training',
          words:
            '<p>90 minutes, not on a Monday morning, and at most a week before people start.</p>',
          by: 'lead',
          days: 5,
          books: true,
        },
      ],
    },
    {
      title: 'Train the key users',
      description: '<p>With your own data and your own work.</p>',
      content: [
        '<p>We show little and let you do much. Bring three things that you do every day.</p>',
        {
          task: 'Hold the training',
          words:
            '<p>Record it, and put the recording and the questions that came up into the shared folder.</p>',
          by: 'successManager',
          days: 7,
        },
        {
          task: 'Do your three daily tasks alone',
          words: '<p>Without help. Where you hesitated, others will too: write it down here.</p>',
          by: 'keyUser',
          days: 10,
        },
        {
          task: 'Tell us how the training was',
          words: '<p>Right after it, while you remember it well.</p>',
          by: 'keyUser',
          days: 10,
          fills: trainingFeedback,
        },
      ],
    },
    {
      title: 'Tell everybody',
      description: '<p>Nobody likes to be surprised by new software.</p>',
      content: [
        '<h2>What the message should say</h2><ul><li>What changes, and from when.</li><li>Why, in one sentence and in your own words.</li><li>Whom to ask: the key users by name.</li></ul>',
        {
          task: 'Send the announcement',
          words: '<p>A week before the go-live, best from somebody whom everybody knows.</p>',
          by: 'lead',
          days: 5,
        },
      ],
    },
  ],
};
