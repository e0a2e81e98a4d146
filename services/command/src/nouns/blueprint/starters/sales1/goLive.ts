import type { StarterMilestone } from '../starter.ts';
import { goLiveSignOff } from './forms/project.ts';
import type { Sales1Person } from './people.ts';

export const goLive: StarterMilestone<Sales1Person> = {
  name: 'Go-live',
  modules: [
    {
      title: 'Go or no-go',
      description: '<p>A decision that is made, and not one that happens by itself.</p>',
      content: [
        '<h2>We go live when</h2><ul><li>everybody of the first group can sign in,</li><li>the totals of the import are the same on both sides,</li><li>the key users have done their daily tasks alone,</li><li>everybody knows whom to ask.</li></ul>',
        {
          task: 'Go through the list and say what is open',
          words: '<p>For each open point: who does it, until when, and can we live without it?</p>',
          by: 'lead',
          days: 3,
        },
        {
          task: 'Decide: go or no-go',
          words: '<p>A no with a new date is a good answer. Write down who decided.</p>',
          by: 'sponsor',
          days: 5,
          fills: goLiveSignOff,
        },
      ],
    },
    {
      title: 'Go-live and first week',
      description: '<p>We are closer than usual this week.</p>',
      content: [
        '<p>On the first day there is a call at noon, 15 minutes, for whatever came up. Questions in between go onto the task below.</p>',
        {
          task: 'Switch over',
          words:
            '<p>In the old system people can only read from now on. Say so here as soon as it is done.</p>',
          by: 'solutionEngineer',
          days: 1,
        },
        {
          task: 'Collect the questions of the first week',
          words: '<p>What was asked twice belongs into the guide for new colleagues.</p>',
          by: 'lead',
          days: 7,
        },
      ],
    },
    {
      title: 'Hand over to customer success',
      description: '<p>What whoever looks after the customer has to know.</p>',
      team: true,
      content: [
        {
          task: 'Write the summary of the onboarding',
          words:
            '<p>Goals and what was reached, promises that are still open, the people and what matters to them, risks.</p>',
          by: 'successManager',
          days: 3,
        },
        {
          task: 'Invite to the review after 30 days',
          words: '<p>With the sponsor. Bring the figures that were agreed on as measures.</p>',
          by: 'accountExecutive',
          days: 5,
        },
      ],
    },
  ],
};
