import { asks, half, offers, onlyIf, type StarterForm } from '@waymark/command';

/** Forms that the team made beside those of the starter. */
export const billing: StarterForm = {
  id: 'demo-form-billing',
  name: 'Billing and legal entity',
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
};

export const renewal: StarterForm = {
  id: 'demo-form-renewal',
  name: 'Renewal check, draft',
  intro: '',
  lines: [],
};
