import type { StarterMilestone } from '../starter.ts';
import { kickOffPreparation } from './forms/project.ts';
import type { Sales1Person } from './people.ts';

export const kickOff: StarterMilestone<Sales1Person> = {
  name: 'Kick-off',
  modules: [
    {
      title: 'Hand-over from sales',
      description: '<p>So that nobody has to be told the same thing twice.</p>',
      team: true,
      content: [
        '<p>Do this before the first call with the customer. Whatever is not written down here does not exist for whoever takes over.</p>',
        {
          task: 'Write down what was promised',
          words:
            '<p>Features, dates, prices, exceptions, and who on the other side was told so. Name what is <strong>not</strong> included, too.</p>',
          by: 'accountExecutive',
          days: 1,
        },
        {
          task: 'Check the contract for dates and limits',
          words:
            '<p>Start, number of users, service level, notice period. Say what could hurt the plan.</p>',
          by: 'successManager',
          days: 2,
        },
      ],
    },
    {
      title: 'Welcome and kick-off call',
      description: '<p>We get to know each other and agree on how we work together.</p>',
      content: [
        '<h2>What the call is for</h2><p>After 45 minutes everybody knows the goal, the next steps and whom to ask. We bring the plan, you bring the people.</p>',
        {
          task: 'Name the people on your side',
          words:
            '<p>We need one person each who decides, who keeps things moving, who owns sign-in and security, and who knows your data. One person may be several of them.</p>',
          by: 'lead',
          days: 2,
        },
        {
          task: 'Choose a date for the kick-off call',
          words:
            '<p>45 minutes, with everybody whom you named. Suggest two dates if calendars are full.</p>',
          by: 'lead',
          days: 3,
          books: true,
        },
        {
          task: 'Prepare the kick-off call',
          words: '<p>Alone or together with those whom you named.</p>',
          by: 'lead',
          days: 3,
          fills: kickOffPreparation,
        },
        {
          task: 'Send the agenda and what we know already',
          words: '<p>One page at most, a day before the call at the latest.</p>',
          by: 'successManager',
          days: 4,
        },
      ],
    },
    {
      title: 'Goals and success criteria',
      description: '<p>What has to be true in three months for this to have been worth it.</p>',
      content: [
        '<p>Good goals can be measured by somebody who was not in the room. <em>“Onboarding is faster”</em> is a wish; <em>“a new colleague works on day 3 instead of day 10”</em> is a goal.</p>',
        {
          task: 'Write down your three most important goals',
          words: '<p>For each: what is it like today, what should it be like, and until when?</p>',
          by: 'sponsor',
          days: 5,
        },
        {
          task: 'Agree on how each goal is measured',
          words: '<p>Name the figure, where it comes from, and what it says today.</p>',
          by: 'lead',
          days: 7,
        },
        {
          task: 'Confirm goals and measures',
          words:
            '<p>From here on this is what we are measured by. Changes are welcome, but said openly.</p>',
          by: 'sponsor',
          days: 10,
        },
      ],
    },
    {
      title: 'Plan and working rhythm',
      description: '<p>Dates that both sides can keep.</p>',
      content: [
        '<h2>How we work</h2><ul><li>One short call a week, 20 minutes, same time.</li><li>Everything else is written on the task that it is about.</li><li>Who is stuck says so the same day, with the reason.</li></ul>',
        {
          task: 'Propose the plan with dates',
          words:
            '<p>Count back from the go-live. Leave a week of air before it, and mind holidays on both sides.</p>',
          by: 'successManager',
          days: 3,
        },
        {
          task: 'Confirm the plan, or say what has to move',
          words:
            '<p>Look at your own busy weeks: closing of accounts, holidays, other projects.</p>',
          by: 'lead',
          days: 6,
        },
      ],
    },
  ],
};
