import { ONBOARDING } from '../onboarding/blueprint.ts';
import type { DemoSubProcess } from './part.ts';

/**
 * For customers whose directory says who may do what, beyond the plain sign-in that each onboarding
 * sets up.
 */
export const singleSignOn: DemoSubProcess = {
  id: 'demo-single-sign-on',
  of: ONBOARDING,
  name: 'Single sign-on',
  by: 'priya',
  day: -84,
  milestones: [
    {
      name: 'Access',
      modules: [
        {
          title: 'Rights from your directory',
          description:
            '<p>Who may do what follows from a group in your directory, and not from a list of ours.</p>',
          content: [
            '<p>Whoever changes teams then has the right rights on the same day, and nobody has to tell us.</p>',
            {
              task: 'Name the groups that may sign in',
              words:
                '<p>One group for each set of rights is enough. Say of each who decides on its members.</p>',
              by: 'IT lead',
              days: 4,
            },
            {
              task: 'Give each group its role',
              words: '<p>Whoever is in none of them is turned away, and told whom to ask.</p>',
              by: 'Solution engineer',
              days: 6,
            },
          ],
        },
        {
          title: 'Sign-in test with five pilot users',
          description:
            '<p>Five people of different teams find what one administrator does not.</p>',
          content: [
            '<p>A quarter of an hour each, on a normal working day. Passwords stay open until all five are through.</p>',
            {
              task: 'Choose five pilot users',
              words:
                '<p>Among them somebody who works from home, and somebody who joined lately.</p>',
              by: 'Project lead',
              days: 3,
            },
            {
              task: 'Sign in from a laptop and from a phone',
              words:
                '<p>Sign out and in again, too. Write down whatever you were asked that you did not expect.</p>',
              by: 'Key user',
              days: 7,
            },
          ],
        },
      ],
    },
    {
      name: 'Go-live',
      modules: [
        {
          title: 'Close other ways of signing in',
          description: '<p>Once single sign-on has carried a week, passwords go.</p>',
          team: true,
          content: [
            '<p>Never on a Friday, and never before the customer has confirmed the pilot.</p>',
            {
              task: 'Close sign-in by password',
              words: '<p>One emergency account stays open. Write down who holds it.</p>',
              by: 'Solution engineer',
              days: 7,
            },
            {
              task: 'Note when the certificate runs out',
              words:
                '<p>With a reminder six weeks before: renewing it takes the customer a week, and two on holidays.</p>',
              by: 'Customer success manager',
              days: 8,
            },
          ],
        },
      ],
    },
  ],
};
