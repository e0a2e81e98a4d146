import { asks, half, may, offers, onlyIf, type DemoForm } from './fields.ts';

/** Forms for whoever leads the project at the client. */
export const projectForms: readonly DemoForm[] = [
  {
    id: 'demo-form-kick-off',
    name: 'Kick-off preparation',
    made: -38,
    published: [-37],
    intro:
      'So that the first call decides something. Five minutes, and your answers stand on the agenda.',
    lines: [
      asks('longText', 'What must be different in three months?', {
        most: 1000,
      }),
      asks('shortText', 'Who decides about the budget?', half),
      asks('email', 'Their e-mail', half),
      offers('multipleChoice', 'Who should join the call?', [
        'IT',
        'Finance',
        'Works council',
        'The people who will use it',
      ]),
      asks('date', 'Is there a date that must not move?', may),
      asks('longText', 'What went wrong the last time?', may),
      asks('rating', 'How much does your team look forward to it?'),
    ],
  },
  {
    id: 'demo-form-billing',
    name: 'Billing and legal entity',
    made: -36,
    published: [-35],
    intro: 'What stands on your invoices. Best filled in with finance.',
    lines: [
      asks('heading', 'Company'),
      asks('shortText', 'Legal name'),
      asks('longText', 'Address on the invoice', { most: 400 }),
      asks('shortText', 'VAT ID', { ...half, most: 20 }),
      offers('dropdown', 'Currency', ['EUR', 'USD', 'GBP', 'CHF'], half),
      asks('heading', 'Paying'),
      offers('singleChoice', 'Do you need a purchase order number?', [
        'Yes',
        'No',
      ]),
      onlyIf(
        'Do you need a purchase order number?',
        'Yes',
        asks('shortText', 'Purchase order number'),
      ),
      asks('email', 'Where invoices go', {
        message: 'An address that your invoices can be sent to, please',
      }),
      asks('signature', 'Signed for the company'),
    ],
  },
  {
    id: 'demo-form-go-live',
    name: 'Go-live sign-off',
    made: -33,
    published: [-30],
    intro: 'One person says that we may switch over.',
    lines: [
      asks('consent', 'The numbers were checked'),
      asks('consent', 'The people who work with it were trained'),
      asks('date', 'Day of the switch', half),
      asks('phone', 'Phone on that day', half),
      asks('longText', 'What still has to be said', may),
      asks('signature', 'Signed'),
    ],
  },
  {
    id: 'demo-form-training',
    name: 'Training feedback',
    made: -22,
    published: [-19],
    intro: 'Two minutes. It goes to whoever held the training.',
    lines: [
      asks('rating', 'How useful was it?', { steps: 10 }),
      offers('singleChoice', 'Could you do it alone by now?', [
        'Yes',
        'Almost',
        'No',
      ]),
      onlyIf(
        'Could you do it alone by now?',
        'No',
        asks('longText', 'What is missing?'),
      ),
      asks('longText', 'What should we leave out the next time?', may),
    ],
  },
  {
    id: 'demo-form-renewal',
    name: 'Renewal check, draft',
    made: -12,
    published: [],
    intro: '',
    lines: [],
  },
];
