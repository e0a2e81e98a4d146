import type { StarterMilestone } from '../starter.ts';
import { singleSignOn } from './forms/technical.ts';
import type { Sales1Person } from './people.ts';

export const access: StarterMilestone<Sales1Person> = {
  name: 'Access',
  modules: [
    {
      title: 'Security and data protection',
      description: '<p>What your security and legal colleagues need, in one place.</p>',
      content: [
        '<p>This takes longest when it starts late. Please pass it on to your colleagues in the first week.</p>',
        {
          task: 'Share our security documents',
          words:
            '<p>Certificates, penetration test, list of sub-processors, data processing agreement, answers to the usual questionnaire.</p>',
          by: 'solutionEngineer',
          days: 2,
        },
        {
          task: 'Review the security documents',
          words: '<p>Write your questions on this task; we answer within two working days.</p>',
          by: 'it',
          days: 10,
        },
        {
          task: 'Sign the data processing agreement',
          words: '<p>No personal data is imported before both sides have signed.</p>',
          by: 'sponsor',
          days: 14,
        },
      ],
    },
    {
      title: 'Single sign-on',
      description: '<p>Your people sign in as they do everywhere else.</p>',
      content: [
        '<h2>What is needed</h2><ul><li>Somebody who may change settings of your identity provider.</li><li>One test account that belongs to no real person.</li><li>About an hour together.</li></ul>',
        {
          task: 'Name your identity provider and who owns it',
          words: '<p>For instance Microsoft Entra ID, Okta or Google Workspace.</p>',
          by: 'it',
          days: 2,
          fills: singleSignOn,
        },
        {
          task: 'Send the metadata of your identity provider',
          words:
            '<p>The address of the metadata is enough. Please never send keys or passwords.</p>',
          by: 'it',
          days: 5,
        },
        {
          task: 'Connect single sign-on and try it',
          words:
            '<p>With the test account first; other ways of signing in stay open until this works.</p>',
          by: 'solutionEngineer',
          days: 7,
        },
        {
          task: 'Confirm that signing in works',
          words:
            '<p>Once in the office and once from outside, with an account that has no special rights.</p>',
          by: 'it',
          days: 8,
        },
      ],
    },
    {
      title: 'Users, groups and rights',
      description: '<p>Who gets in, and who may do what.</p>',
      content: [
        '<p>Begin with few groups. It is easier to give a right later than to take one away.</p>',
        {
          task: 'Send the list of users',
          words: '<p>Name, e-mail address, team. A table is fine. Mark those who start first.</p>',
          by: 'lead',
          days: 5,
        },
        {
          task: 'Decide who may do what',
          words:
            '<p>Who only reads, who works, who administers? Two people should be able to administer.</p>',
          by: 'lead',
          days: 5,
        },
        {
          task: 'Set up groups and rights',
          words: '<p>Check them afterwards with one account of each group.</p>',
          by: 'solutionEngineer',
          days: 7,
        },
      ],
    },
  ],
};
