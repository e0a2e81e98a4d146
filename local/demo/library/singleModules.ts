import { SANDBOX } from '../executions/blueprints.ts';
import { ONBOARDING } from '../onboarding/blueprint.ts';
import type { DemoSingleModule } from './part.ts';

/** What every other process may need once: cloned into it when it does. */
export const singleModules: readonly DemoSingleModule[] = [
  {
    id: 'demo-booking',
    by: 'mikkel',
    day: -80,
    peopleOf: ONBOARDING,
    module: {
      title: 'Book time with your onboarding manager',
      description: '<p>Half an hour for whatever is easier said than written.</p>',
      content: [
        '<p>Bring whoever has the question. What is agreed on is written down here, so that nobody has to take notes.</p>',
        {
          task: 'Choose a date for your half hour',
          words: '<p>Any day within the next two weeks is fine.</p>',
          by: 'Project lead',
          days: 3,
          books: true,
        },
        {
          task: 'Say what you want to talk about',
          words: '<p>Two or three points are enough; we look at them before the call.</p>',
          by: 'Project lead',
          days: 4,
          optional: true,
        },
        {
          task: 'Write down what was agreed on',
          words: '<p>On the day of the call, with who does what until when.</p>',
          by: 'Customer success manager',
          days: 14,
        },
      ],
    },
  },
  {
    id: 'demo-dpa-renewal',
    by: 'dana',
    day: -64,
    peopleOf: ONBOARDING,
    module: {
      title: 'Renewal of the data processing agreement',
      description: '<p>Once a year, and whenever a sub-processor changes.</p>',
      content: [
        '<p>The agreement of last year holds until both sides have signed the new one.</p>',
        {
          task: 'Send the agreement and what is new in it',
          words:
            '<p>Mark what has changed: sub-processors, places of storage, technical measures.</p>',
          by: 'Customer success manager',
          days: 3,
        },
        {
          task: 'Check the list of sub-processors',
          words:
            '<p>Objections within two weeks, please; we then look for another way together.</p>',
          by: 'IT lead',
          days: 14,
        },
        {
          task: 'Sign the new agreement',
          words: '<p>By whoever may sign for your company, on both copies.</p>',
          by: 'Executive sponsor',
          days: 21,
        },
      ],
    },
  },
  {
    id: 'demo-best-practices-badge',
    by: 'ines',
    day: -30,
    peopleOf: SANDBOX,
    module: {
      title: 'OpenSSF Best Practices Badge',
      description: '<p>Shows whoever looks at your project how it is looked after.</p>',
      content: [
        '<p>Most projects have two thirds of it already. The rest is mostly a matter of writing down what you do anyway.</p>',
        {
          task: 'Register the project for the badge',
          words:
            '<p>At <a href="https://www.bestpractices.dev/en">bestpractices.dev</a>. Signed in with GitHub, much is filled in for you.</p>',
          by: 'Maintainer',
          days: 3,
        },
        {
          task: 'Answer the criteria of the passing level',
          words:
            '<p>“Unmet”, with a reason, is a good answer: it can be changed whenever it is met.</p>',
          by: 'Maintainer',
          days: 30,
        },
        {
          task: 'Put the badge into the README',
          words: '<p>At the top, beside the licence.</p>',
          by: 'Maintainer',
          days: 33,
        },
      ],
    },
  },
];
