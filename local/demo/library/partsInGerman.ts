import type { StarterModule } from '@waymark/command';
import type { DemoSingleModule, DemoSubProcess } from './part.ts';

/**
 * What the parts of the imported checklist say, in German; of each text in English, and of the
 * people and milestones that the checklist has.
 */
export const partsInGerman: Readonly<Record<string, string>> = {
  Maintainer: 'Maintainer',
  'Org owner': 'Eigentümer der Organisation',
  Prepare: 'Vorbereiten',
  'Carry out': 'Durchführen',
  'Security self-assessment': 'Selbsteinschätzung der Sicherheit',
  'Write the self-assessment': 'Die Selbsteinschätzung schreiben',
  '<p>What your project protects, from whom, and how.</p>':
    '<p>Was Ihr Projekt schützt, vor wem, und wie.</p>',
  '<p>A few honest pages help those who use your project more than a long document that nobody updates.</p>':
    '<p>Ein paar ehrliche Seiten helfen denen, die Ihr Projekt nutzen, mehr als ein langes Dokument, das niemand pflegt.</p>',
  'Describe actors, data flows and boundaries': 'Beteiligte, Datenflüsse, Grenzen beschreiben',
  '<p>One picture and half a page. Name what you leave to whoever runs it.</p>':
    '<p>Ein Bild und eine halbe Seite. Nennen Sie, was Sie denen überlassen, die es betreiben.</p>',
  'List the threats that you know of': 'Bekannte Bedrohungen auflisten',
  '<p>For each: how likely, how bad, and what is done about it today. An open point is no shame.</p>':
    '<p>Zu jeder: wie wahrscheinlich, wie schlimm, und was heute dagegen geschieht. Ein offener Punkt ist keine Schande.</p>',
  'Say how vulnerabilities are reported': 'Sagen, wie Schwachstellen gemeldet werden',
  '<p>A SECURITY.md in the .github repository of the organization counts for all of its repositories.</p>':
    '<p>Eine SECURITY.md im Repository .github der Organisation gilt für alle ihre Repositories.</p>',
  'Review of the self-assessment': 'Durchsicht der Selbsteinschätzung',
  '<p>Two of us read it who were not there when it was written.</p>':
    '<p>Zwei von uns lesen sie, die nicht dabei waren, als sie entstand.</p>',
  '<p>We ask and do not grade: what is unclear to us is unclear to others.</p>':
    '<p>Wir fragen und benoten nicht: Was uns unklar ist, ist es auch anderen.</p>',
  'Read it and ask what is unclear': 'Lesen und fragen, was unklar ist',
  '<p>On the task that it is about, so that the answer stands there, too.</p>':
    '<p>An der Aufgabe, um die es geht, damit auch die Antwort dort steht.</p>',
  'Link the assessment from the project’s page': 'Auf der Seite des Projekts darauf verweisen',
  '<p>With the day on which it was written, and when to look at it again.</p>':
    '<p>Mit dem Tag, an dem sie entstand, und wann sie wieder angesehen wird.</p>',
  'OpenSSF Best Practices Badge': 'Das Abzeichen der OpenSSF',
  '<p>Shows whoever looks at your project how it is looked after.</p>':
    '<p>Zeigt allen, die Ihr Projekt ansehen, wie es gepflegt wird.</p>',
  '<p>Most projects have two thirds of it already. The rest is mostly a matter of writing down what you do anyway.</p>':
    '<p>Zwei Drittel haben die meisten Projekte schon. Der Rest heißt meist nur, aufzuschreiben, was Sie ohnehin tun.</p>',
  'Register the project for the badge': 'Das Projekt für das Abzeichen anmelden',
  '<p>At <a href="https://www.bestpractices.dev/en">bestpractices.dev</a>. Signed in with GitHub, much is filled in for you.</p>':
    '<p>Bei <a href="https://www.bestpractices.dev/de">bestpractices.dev</a>. Wer sich mit GitHub anmeldet, findet vieles schon ausgefüllt.</p>',
  'Answer the criteria of the passing level': 'Die Kriterien der ersten Stufe beantworten',
  '<p>“Unmet”, with a reason, is a good answer: it can be changed whenever it is met.</p>':
    '<p>„Unmet“ mit einem Grund ist eine gute Antwort: Sie lässt sich ändern, sobald es erfüllt ist.</p>',
  'Put the badge into the README': 'Das Abzeichen ins README setzen',
  '<p>At the top, beside the licence.</p>': '<p>Ganz oben, neben der Lizenz.</p>',
};

const german = (text: string): string => partsInGerman[text] ?? text;

const moduleInGerman = (module: StarterModule<string>): StarterModule<string> => ({
  ...module,
  title: german(module.title),
  description: german(module.description),
  content: module.content.map((part) =>
    typeof part === 'string'
      ? german(part)
      : { ...part, task: german(part.task), words: german(part.words), by: german(part.by) },
  ),
});

export const subProcessInGerman = (part: DemoSubProcess): DemoSubProcess => ({
  ...part,
  name: german(part.name),
  milestones: part.milestones.map(({ name, modules }) => ({
    name: german(name),
    modules: modules.map(moduleInGerman),
  })),
});

export const singleInGerman = (single: DemoSingleModule): DemoSingleModule => ({
  ...single,
  module: moduleInGerman(single.module),
});
