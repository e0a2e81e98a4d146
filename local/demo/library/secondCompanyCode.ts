import { formNamed } from '../forms/makeForms.ts';
import { ONBOARDING } from '../onboarding/blueprint.ts';
import type { DemoSubProcess } from './part.ts';

/** For customers who send invoices in the name of another company, too. */
export const secondCompanyCode: DemoSubProcess = {
  id: 'demo-second-company-code',
  of: ONBOARDING,
  name: 'Second company code',
  by: 'mikkel',
  day: -33,
  milestones: [
    {
      name: 'Kick-off',
      modules: [
        {
          title: 'What differs in the second company',
          description: '<p>Only what differs has to be set up; everything else is taken over.</p>',
          content: [
            '<p>Most of it is a matter of one meeting with the accounting of both companies.</p>',
            {
              task: 'Give us the details of the second company',
              words:
                '<p>As they stand on its invoices. Ask its accounting where you are not sure.</p>',
              by: 'Project lead',
              days: 3,
              fills: formNamed('Billing and legal entity'),
            },
            {
              task: 'Say which customers belong to it',
              words:
                '<p>One more column in your list of customers. Who buys from both stays one customer with two contracts.</p>',
              by: 'Data owner',
              days: 5,
            },
          ],
        },
      ],
    },
    {
      name: 'Data',
      modules: [
        {
          title: 'Connect its ledger',
          description: '<p>The connection to your ERP once more, with accounts of its own.</p>',
          content: [
            '<p>Invoices of two companies must never share a number. That is why number ranges come before the first test.</p>',
            {
              task: 'Create a technical user for its ledger',
              words:
                '<p>With rights in this company code alone. Its password goes into your vault, and never into a mail.</p>',
              by: 'IT lead',
              days: 5,
            },
            {
              task: 'Set up number ranges and invoice template',
              words:
                '<p>Logo, address and bank account are those of the second company. Try one of each kind of document.</p>',
              by: 'Solution engineer',
              days: 8,
            },
          ],
        },
      ],
    },
    {
      name: 'Go-live',
      modules: [
        {
          title: 'First invoice of the second company',
          description: '<p>One real invoice, followed from the order to the ledger.</p>',
          content: [
            '<p>Choose a customer who knows about it and does not mind a corrected invoice.</p>',
            {
              task: 'Send one real invoice and find it in the ERP',
              words:
                '<p>Check tax, account and due date over there, not only that it has arrived.</p>',
              by: 'Key user',
              days: 3,
            },
            {
              task: 'Open the second company for everybody',
              words:
                '<p>Say from which day. What was invoiced before stays in the first company.</p>',
              by: 'Executive sponsor',
              days: 5,
            },
          ],
        },
      ],
    },
  ],
};
