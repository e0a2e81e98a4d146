import { SANDBOX, serviceRole } from '../executions/blueprints.ts';
import type { DemoSubProcess } from './part.ts';

/** For projects that are asked about their security before others build on them. */
export const selfAssessment: DemoSubProcess = {
  id: 'demo-self-assessment',
  of: SANDBOX,
  name: 'Security self-assessment',
  by: 'ines',
  day: -31,
  milestones: [
    {
      name: 'Prepare',
      modules: [
        {
          title: 'Write the self-assessment',
          description: '<p>What your project protects, from whom, and how.</p>',
          content: [
            '<p>A few honest pages help those who use your project more than a long document that nobody updates.</p>',
            {
              task: 'Describe actors, data flows and boundaries',
              words: '<p>One picture and half a page. Name what you leave to whoever runs it.</p>',
              by: 'Maintainer',
              days: 7,
            },
            {
              task: 'List the threats that you know of',
              words:
                '<p>For each: how likely, how bad, and what is done about it today. An open point is no shame.</p>',
              by: 'Maintainer',
              days: 14,
            },
            {
              task: 'Say how vulnerabilities are reported',
              words:
                '<p>A SECURITY.md in the .github repository of the organization counts for all of its repositories.</p>',
              by: 'Org owner',
              days: 10,
            },
          ],
        },
      ],
    },
    {
      name: 'Carry out',
      modules: [
        {
          title: 'Review of the self-assessment',
          description: '<p>Two of us read it who were not there when it was written.</p>',
          team: true,
          content: [
            '<p>We ask and do not grade: what is unclear to us is unclear to others.</p>',
            {
              task: 'Read it and ask what is unclear',
              words: '<p>On the task that it is about, so that the answer stands there, too.</p>',
              by: serviceRole,
              days: 21,
            },
            {
              task: 'Link the assessment from the project’s page',
              words: '<p>With the day on which it was written, and when to look at it again.</p>',
              by: serviceRole,
              days: 28,
            },
          ],
        },
      ],
    },
  ],
};
