import type { StarterMilestone } from '../starter.ts';
import { dataMigration, integrations } from './forms/technical.ts';
import type { Sales1Person } from './people.ts';

export const data: StarterMilestone<Sales1Person> = {
  name: 'Data',
  modules: [
    {
      title: 'Which data moves',
      description: '<p>Less is better: old data costs time now and trust later.</p>',
      content: [
        {
          task: 'List the data that you work with today',
          words:
            '<p>For each kind: where is it, how many records, who knows it well, how clean is it?</p>',
          by: 'dataOwner',
          days: 5,
          fills: dataMigration,
        },
        {
          task: 'Decide what moves and what stays behind',
          words: '<p>A good rule: what nobody has opened for two years stays in the archive.</p>',
          by: 'dataOwner',
          days: 7,
        },
      ],
    },
    {
      title: 'Test import',
      description: '<p>A small import shows nearly all that can go wrong.</p>',
      content: [
        '<p>Take about a hundred records, and among them the odd ones: very long names, special characters, empty fields, duplicates.</p>',
        {
          task: 'Export a sample of your data',
          words:
            '<p>CSV or Excel, with the names of the columns in the first line. Put it into the shared folder, not into a mail.</p>',
          by: 'dataOwner',
          days: 3,
        },
        {
          task: 'Import the sample',
          words: '<p>Note which column went where, and what could not be taken over.</p>',
          by: 'solutionEngineer',
          days: 5,
        },
        {
          task: 'Check the sample and note what is wrong',
          words: '<p>Compare ten records field by field with where they come from.</p>',
          by: 'dataOwner',
          days: 8,
        },
      ],
    },
    {
      title: 'Connections to other systems',
      description: '<p>So that nothing has to be typed twice.</p>',
      content: [
        {
          task: 'Name the systems to be connected',
          words:
            '<p>For each: what goes where, how often, and what happens if it fails for a day. Mark what is needed for the go-live.</p>',
          by: 'it',
          days: 4,
          fills: integrations,
        },
        {
          task: 'Give us access to a test system',
          words: '<p>With the smallest rights that are enough.</p>',
          by: 'it',
          days: 7,
          optional: true,
        },
        {
          task: 'Build the connection and try it',
          words: '<p>Also try what happens when the other side does not answer.</p>',
          by: 'solutionEngineer',
          days: 14,
          optional: true,
        },
      ],
    },
    {
      title: 'Full import',
      description: '<p>Everything, once, and counted on both sides.</p>',
      content: [
        '<p>Agree on a quiet time, and on from when nothing is changed in the old system any more.</p>',
        {
          task: 'Export all data and write down the totals',
          words:
            '<p>The number of records of each kind, and one sum that can be compared, for instance of all open amounts.</p>',
          by: 'dataOwner',
          days: 3,
        },
        {
          task: 'Import all data and compare the totals',
          words: '<p>Differences are explained here, record by record, before we go on.</p>',
          by: 'solutionEngineer',
          days: 5,
        },
      ],
    },
  ],
};
