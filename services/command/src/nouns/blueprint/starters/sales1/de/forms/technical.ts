import { asks, half, may, offers, onlyIf, type StarterForm } from '../../../starterForm.ts';

const provider = 'Welchen Anmeldedienst nutzen Sie?';

export const singleSignOn: StarterForm = {
  id: 'sales1-sign-on-de',
  name: 'Einrichtung von Single Sign-on',
  intro:
    'Damit wir die Anmeldung für Ihre Leute in einem Zug einschalten können. Zehn Minuten, am besten mit der Person, die Ihren Anmeldedienst betreut.',
  lines: [
    asks('heading', 'Ihr Anmeldedienst'),
    offers('singleChoice', provider, [
      'Microsoft Entra ID',
      'Okta',
      'Google Workspace',
      'Ein anderer',
    ]),
    onlyIf(
      provider,
      'Ein anderer',
      asks('shortText', 'Name des Anbieters', {
        ...{ help: 'Wie er in Ihrer Verwaltung steht' },
        ...{ placeholder: 'Zum Beispiel Ping Identity', least: 2, most: 60 },
      }),
    ),
    onlyIf(
      provider,
      'Microsoft Entra ID',
      asks('shortText', 'Mandanten-ID bei Entra', {
        help: 'Unter „Übersicht“ im Entra Admin Center',
        most: 36,
      }),
    ),
    offers(
      'dropdown',
      'Region des Verzeichnisses',
      ['Europa', 'Nordamerika', 'Asien und Pazifik', 'Mehrere'],
      half,
    ),
    asks('rating', 'Wie gut kennen Sie SAML?', half),
    asks('file', 'Datei mit den Metadaten', {
      ...may,
      help: 'Das XML, das Ihr Anbieter ausgibt, falls Sie es schon haben',
    }),
    asks('heading', 'Menschen'),
    asks('number', 'Wie viele werden sich anmelden?', {
      ...{ ...half, least: 1, most: 100_000, whole: true },
      variable: 'Zahl der Nutzer',
    }),
    asks('date', 'Ab wann darf getestet werden?', { ...half, ...may }),
    asks('email', 'E-Mail für technische Fragen', {
      ...{ ...half, placeholder: 'name@firma.example' },
    }),
    asks('phone', 'Telefon für die Nacht der Umstellung', {
      ...{ ...half, ...may, placeholder: '+49' },
    }),
    asks('consent', 'Ich darf das für unser Unternehmen entscheiden'),
  ],
};

export const dataMigration: StarterForm = {
  id: 'sales1-migration-de',
  name: 'Umfang des Datenumzugs',
  intro: 'Was mitkommt, was zurückbleibt und wer es prüft. Ungefähre Zahlen genügen.',
  lines: [
    asks('heading', 'Woher die Daten kommen'),
    offers('multipleChoice', 'In welchen Systemen liegen sie heute?', [
      'Salesforce',
      'HubSpot',
      'Tabellen',
      'Eigene Datenbank',
    ]),
    offers('singleChoice', 'Wie kommen wir daran?', [
      'Eine Exportdatei',
      'Eine Schnittstelle (API)',
      'Das wissen wir noch nicht',
    ]),
    onlyIf(
      'Wie kommen wir daran?',
      'Eine Schnittstelle (API)',
      asks('shortText', 'Link zu ihrer Dokumentation', { mustBe: 'link' }),
    ),
    asks('heading', 'Wie viel es ist'),
    asks('number', 'Kunden', { ...half, whole: true, least: 0 }),
    asks('number', 'Offene Rechnungen', { ...half, whole: true, least: 0 }),
    asks('number', 'Jahre, die mitkommen', { ...half, least: 0, most: 30 }),
    asks('file', 'Ein Beispielexport', { ...may, files: 3 }),
    asks('heading', 'Wer es prüft'),
    asks('shortText', 'Wer gibt die Zahlen frei?', half),
    asks('email', 'E-Mail dieser Person', half),
    asks('longText', 'Was sollen wir nicht anfassen?', may),
  ],
};

export const integrations: StarterForm = {
  id: 'sales1-integrations-de',
  name: 'Liste der Schnittstellen',
  intro: 'Die Systeme, die vom ersten Tag an miteinander reden müssen.',
  lines: [
    asks('shortText', 'System'),
    offers(
      'dropdown',
      'Richtung',
      ['Von uns dorthin', 'Von dort zu uns', 'Beide Richtungen'],
      half,
    ),
    offers('dropdown', 'Wie oft', ['Sofort', 'Stündlich', 'Nachts'], half),
    asks('longText', 'Was ausgetauscht wird'),
    asks('email', 'Wer es betreibt'),
    asks('consent', 'Die Zuständigen wissen, dass wir uns melden'),
  ],
};
