import { ONBOARDING } from '../onboarding/blueprint.ts';
import type { DemoSubProcess } from './part.ts';

/** For customers who leave another system behind. */
export const dataMigration: DemoSubProcess = {
  id: 'demo-data-migration',
  of: ONBOARDING,
  name: 'Data migration',
  by: 'ines',
  day: -92,
  milestones: [
    {
      name: 'Data',
      modules: [
        {
          title: 'Export customers and contracts',
          description:
            '<p>Everything out of the old system, in files that both sides can read.</p>',
          content: [
            '<p>Export once, on one day, and write that day into the name of each file. Two exports of different days never add up.</p>',
            {
              task: 'Export customers, contacts and contracts',
              words:
                '<p>One CSV file each, in UTF-8, with the names of the columns in the first line.</p>',
              by: 'Data owner',
              days: 4,
            },
            {
              task: 'Export open invoices and credit notes',
              words:
                '<p>Only what is unpaid on the day of the export. Paid ones stay in the old system.</p>',
              by: 'Data owner',
              days: 5,
            },
            {
              task: 'Check that the files can be read',
              words:
                '<p>Number of lines, special characters, dates. What is missing is said here, and never guessed.</p>',
              by: 'Solution engineer',
              days: 7,
            },
          ],
        },
        {
          title: 'Map fields and tax codes',
          description: '<p>What becomes of each column, agreed on before anything is imported.</p>',
          content: [
            '<p>Tax codes deserve most care: a wrong one shows only when the first return is filed.</p>',
            {
              task: 'Propose what becomes of each column',
              words:
                '<p>A table of three columns: yours, ours, and what happens to whatever does not fit.</p>',
              by: 'Solution engineer',
              days: 3,
            },
            {
              task: 'Confirm tax codes and payment terms',
              words:
                '<p>Line by line, with your accounting. Codes that nobody uses any more stay behind.</p>',
              by: 'Data owner',
              days: 6,
            },
          ],
        },
        {
          title: 'Test import of open invoices',
          description: '<p>The hardest part first, while there is time to put it right.</p>',
          content: [
            '<p>This happens in a workspace of its own, which is thrown away afterwards. Nothing that you try there can reach a customer.</p>',
            {
              task: 'Import the open invoices for a test',
              words:
                '<p>All of them, and a list of those that were refused, with the reason for each.</p>',
              by: 'Solution engineer',
              days: 3,
            },
            {
              task: 'Compare twenty invoices with the originals',
              words:
                '<p>Amount, tax, due date and address. Take the oldest, the largest, and one in another currency.</p>',
              by: 'Key user',
              days: 6,
            },
          ],
        },
        {
          title: 'Sign off the opening balances',
          description: '<p>From here on the new numbers count.</p>',
          content: [
            '<p>Choose the last day of a month. Whoever reads the books later will thank you.</p>',
            {
              task: 'Import everything and reconcile the balances',
              words:
                '<p>For each customer and in total. Whatever differs, and be it by a cent, is explained here.</p>',
              by: 'Solution engineer',
              days: 3,
            },
            {
              task: 'Confirm that the balances are right',
              words:
                '<p>Together with your finance lead. Afterwards they are changed by bookings alone.</p>',
              by: 'Executive sponsor',
              days: 6,
            },
          ],
        },
      ],
    },
    {
      name: 'Go-live',
      modules: [
        {
          title: 'Archive the old system',
          description: '<p>So that old contracts can be found for as long as the law asks.</p>',
          content: [
            '<p>Do not end its contract before somebody has found an invoice of last year in the archive.</p>',
            {
              task: 'Let people only read in the old system',
              words:
                '<p>On the evening before the switch. Two people keep their rights, for emergencies.</p>',
              by: 'IT lead',
              days: 2,
            },
            {
              task: 'Delete our copies of your export files',
              words:
                '<p>From the shared folder and from the test workspace. Say here that it is done.</p>',
              by: 'Solution engineer',
              days: 14,
            },
          ],
        },
      ],
    },
  ],
};
