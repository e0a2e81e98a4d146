import { asks, half, may, offers, onlyIf, type DemoForm } from './fields.ts';

const provider = 'Which identity provider do you use?';

/** Forms for the person who runs a client's systems. */
export const technicalForms: readonly DemoForm[] = [
  {
    id: 'demo-form-sign-on',
    name: 'Single sign-on setup',
    made: -38,
    published: [-37, -9],
    intro:
      'So that we can switch on sign-in for your people in one go. Ten minutes, best with the person who runs your identity provider.',
    lines: [
      asks('heading', 'Your identity provider'),
      offers('singleChoice', provider, [
        'Microsoft Entra ID',
        'Okta',
        'Google Workspace',
        'Another',
      ]),
      onlyIf(
        provider,
        'Another',
        asks('shortText', 'Name of the provider', {
          ...{ help: 'As it is written in your admin console' },
          ...{ placeholder: 'For example Ping Identity', least: 2, most: 60 },
        }),
      ),
      onlyIf(
        provider,
        'Microsoft Entra ID',
        asks('shortText', 'Entra tenant ID', {
          help: 'Under Overview in the Entra admin center',
          most: 36,
        }),
      ),
      offers(
        'dropdown',
        'Region of the directory',
        ['Europe', 'North America', 'Asia Pacific', 'Several'],
        half,
      ),
      asks('rating', 'How well do you know SAML?', half),
      asks('file', 'Metadata file', {
        help: 'The XML that your provider gives out',
      }),
      asks('heading', 'People'),
      asks('number', 'How many people will sign in?', {
        ...{ ...half, least: 1, most: 100_000, whole: true },
        variable: 'Seats',
      }),
      asks('date', 'First day they may test', { ...half, ...may }),
      asks('email', 'E-mail of the technical contact', {
        ...{ ...half, placeholder: 'name@company.example' },
      }),
      asks('phone', 'Phone for the cut-over night', {
        ...{ ...half, ...may, placeholder: '+49' },
      }),
      asks('consent', 'I may decide this for our company'),
    ],
  },
  {
    id: 'demo-form-migration',
    name: 'Data migration scope',
    made: -30,
    published: [-26],
    intro:
      'What comes along, what stays behind, and who checks it. Rough numbers are fine.',
    lines: [
      asks('heading', 'Where it comes from'),
      offers('multipleChoice', 'Which systems hold your data today?', [
        'Salesforce',
        'HubSpot',
        'Spreadsheets',
        'Our own database',
      ]),
      offers('singleChoice', 'How can we get at it?', [
        'An export file',
        'An API',
        'We do not know yet',
      ]),
      onlyIf(
        'How can we get at it?',
        'An API',
        asks('shortText', 'Link to its documentation', { mustBe: 'link' }),
      ),
      asks('heading', 'How much it is'),
      asks('number', 'Customers', { ...half, whole: true, least: 0 }),
      asks('number', 'Open invoices', { ...half, whole: true, least: 0 }),
      asks('number', 'Years to bring along', { ...half, least: 0, most: 30 }),
      asks('file', 'An example export', { ...may, files: 3 }),
      asks('heading', 'Who checks it'),
      asks('shortText', 'Name of who signs off the numbers', half),
      asks('email', 'Their e-mail', half),
      asks('longText', 'Anything we should leave alone', may),
    ],
  },
  {
    id: 'demo-form-integrations',
    name: 'Integration inventory',
    made: -24,
    published: [-20],
    intro: 'The systems that have to talk to one another on the first day.',
    lines: [
      asks('shortText', 'System'),
      offers(
        'dropdown',
        'Direction',
        ['We send to it', 'It sends to us', 'Both ways'],
        half,
      ),
      offers('dropdown', 'How often', ['At once', 'Hourly', 'Nightly'], half),
      asks('longText', 'What is exchanged'),
      asks('email', 'Who runs it'),
      asks('consent', 'Its owner knows that we will get in touch'),
    ],
  },
];
