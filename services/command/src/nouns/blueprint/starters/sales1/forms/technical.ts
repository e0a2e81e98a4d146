import { asks, half, may, offers, onlyIf, type StarterForm } from '../../starterForm.ts';

const provider = 'Which identity provider do you use?';

export const singleSignOn: StarterForm = {
  id: 'sales1-sign-on',
  name: 'Single sign-on setup',
  intro:
    'So that we can switch on sign-in for your people in one go. Ten minutes, best with the person who runs your identity provider.',
  lines: [
    asks('heading', 'Your identity provider'),
    offers('singleChoice', provider, ['Microsoft Entra ID', 'Okta', 'Google Workspace', 'Another']),
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
      ...may,
      help: 'The XML that your provider gives out, if you have it by now',
    }),
    asks('heading', 'People'),
    asks('number', 'How many people will sign in?', {
      ...{ ...half, least: 1, most: 100_000, whole: true },
      variable: 'Number of users',
    }),
    asks('date', 'First day they may test', { ...half, ...may }),
    asks('email', 'E-mail of the technical contact', {
      ...{ ...half, placeholder: 'name@company.example' },
    }),
    asks('phone', 'Phone for the cut-over night', { ...{ ...half, ...may, placeholder: '+49' } }),
    asks('consent', 'I may decide this for our company'),
  ],
};

export const dataMigration: StarterForm = {
  id: 'sales1-migration',
  name: 'Data migration scope',
  intro: 'What comes along, what stays behind, and who checks it. Rough numbers are fine.',
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
};

export const integrations: StarterForm = {
  id: 'sales1-integrations',
  name: 'Integration inventory',
  intro: 'The systems that have to talk to one another on the first day.',
  lines: [
    asks('shortText', 'System'),
    offers('dropdown', 'Direction', ['We send to it', 'It sends to us', 'Both ways'], half),
    offers('dropdown', 'How often', ['At once', 'Hourly', 'Nightly'], half),
    asks('longText', 'What is exchanged'),
    asks('email', 'Who runs it'),
    asks('consent', 'Its owner knows that we will get in touch'),
  ],
};
