import type { Answers, JobGroup } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import { boardInGerman } from './boardInGerman.ts';
import type { DemoAccounts } from './executions/executions.ts';
import { answersOf, pinned } from './forms/answers.ts';
import { formNamed, type DemoForm } from './forms/makeForms.ts';
import type { DemoGiver } from './caller/giver.ts';
import { clients } from '../base/demoPeople.ts';

type Who = 'client' | 'priya' | 'mikkel' | 'ines';
type Work = {
  readonly headline: string;
  /** What it is for. */
  readonly about?: string;
  /** How many minutes it takes. */
  readonly takes?: number;
  readonly by?: Who;
  /** Who of the team follows it. */
  readonly helps?: 'priya' | 'mikkel';
  /** Days from now. */
  readonly due?: number;
  readonly status?: 'IN_PROGRESS' | 'DONE';
  readonly stuck?: string;
  readonly optional?: true;
  readonly waits?: true;
  readonly again?: true;
  readonly link?: { readonly href: string; readonly text: string };
  /** The form that is to be filled in, in its newest version, and what was sent. */
  readonly form?: DemoForm;
  readonly sent?: Readonly<Record<Language, Answers>>;
};
type Job = {
  readonly name: string;
  readonly group: JobGroup;
  readonly again?: true;
  readonly team?: true;
  readonly tasks: readonly Work[];
};

const done = (headline: string, by: Who, due: number): Work => ({
  ...{ headline, by, due, status: 'DONE' },
});

const billing: Readonly<Record<Language, Answers>> = {
  en: answersOf('Billing and legal entity', {
    'Legal name': 'Kelpline GmbH',
    'Address on the invoice': 'Am Sandtorkai 12\n20457 Hamburg',
    'VAT ID': 'DE 298 114 307',
    Currency: 'EUR',
    'Do you need a purchase order number?': 'No',
    'Where invoices go': 'finance@kelpline.example',
    'Signed for the company': { name: 'Noor Haddad', drawn: '' },
  }),
  de: answersOf('Rechnungsdaten und Unternehmen', {
    'Eingetragener Name': 'Kelpline GmbH',
    Rechnungsanschrift: 'Am Sandtorkai 12\n20457 Hamburg',
    'USt-IdNr.': 'DE 298 114 307',
    Währung: 'EUR',
    'Brauchen Sie eine Bestellnummer?': 'Nein',
    'Wohin Rechnungen gehen': 'finance@kelpline.example',
    'Unterschrift für das Unternehmen': { name: 'Noor Haddad', drawn: '' },
  }),
};

/**
 * The last is added first, so that the first stands first: a new job comes first (PRODUCT 8.10).
 */
export const jobs: readonly Job[] = [
  {
    name: 'Train the finance team',
    group: 'inactive',
    again: true,
    tasks: [
      {
        headline: 'Book two training sessions',
        link: { href: 'https://example.com/training', text: 'Do it now' },
      },
      { headline: 'Collect questions before the session', optional: true },
      { headline: 'Watch the dunning walkthrough', optional: true, again: true },
      { headline: 'Extra session for a new colleague', optional: true, waits: true },
    ],
  },
  {
    name: 'Go-live day',
    group: 'inactive',
    tasks: [
      { headline: 'Freeze invoices in the old system' },
      {
        headline: 'Switch the sender address',
        link: { href: 'https://example.com/dns', text: 'Open DNS guide' },
      },
      { headline: 'Send the first real invoice' },
      { headline: 'Sign off the switch', form: formNamed('Go-live sign-off') },
    ],
  },
  {
    name: 'Hand over to support',
    group: 'inactive',
    team: true,
    tasks: [
      { headline: 'Write the handover note', by: 'mikkel' },
      { headline: 'Introduce the support contact', optional: true },
    ],
  },
  {
    name: 'Connect the ERP',
    group: 'active',
    tasks: [
      { ...done('Name the SAP contact', 'client', -30), optional: true },
      { ...done('Create the technical user', 'client', -16), optional: true },
      {
        headline: 'Open the firewall for the connector',
        helps: 'mikkel',
        by: 'client',
        due: -7,
        stuck: 'Our SAP partner has no date yet.',
      },
      {
        headline: 'Tell us about your single sign-on',
        about:
          'Nine short questions. With your answers Priya switches on sign-in for all 240 people at once.',
        takes: 10,
        helps: 'priya',
        by: 'client',
        due: 3,
        form: formNamed('Single sign-on setup'),
      },
      {
        headline: 'Run the connection test',
        takes: 20,
        helps: 'mikkel',
        by: 'client',
        due: 4,
        link: { href: 'https://example.com/connection', text: 'Do it now' },
      },
      { headline: 'Add a second company code', by: 'client', due: 11, optional: true, again: true },
    ],
  },
  {
    name: 'Migrate customers and invoices',
    group: 'active',
    tasks: [
      done('Export customers and contracts', 'client', -23),
      done('Map fields and tax codes', 'priya', -9),
      { headline: 'Test import of open invoices', by: 'priya', due: 1, status: 'IN_PROGRESS' },
      {
        headline: 'Sign off the opening balances',
        takes: 30,
        helps: 'mikkel',
        by: 'client',
        due: 5,
      },
    ],
  },
  {
    name: 'Kick-off',
    group: 'done',
    tasks: [
      done('Agree on the goals', 'client', -38),
      done('Meet the teams', 'mikkel', -37),
      done('Share the plan', 'priya', -36),
    ],
  },
  {
    name: 'Create the workspace',
    group: 'done',
    tasks: [
      done('Choose the address of the workspace', 'client', -33),
      {
        ...done('Give us your billing details', 'client', -32),
        form: formNamed('Billing and legal entity'),
        sent: billing,
      },
      done('Upload logo and colours', 'client', -31),
      done('Accept the data processing agreement', 'client', -28),
    ],
  },
];

export const BOARD = 'Billing rollout';

/** All that is read of a task. */
export const wordsOf = ({ headline, about, stuck, link }: Work): string[] =>
  [headline, about, stuck, link?.text].filter((words) => words !== undefined);

const inWords = (work: Work, said: (words: string) => string): Work => ({
  ...work,
  headline: said(work.headline),
  ...(work.about !== undefined && { about: said(work.about) }),
  ...(work.stuck !== undefined && { stuck: said(work.stuck) }),
  ...(work.link !== undefined && { link: { ...work.link, text: said(work.link.text) } }),
});

const germanForms: Readonly<Record<string, string>> = {
  'Billing and legal entity': 'Rechnungsdaten und Unternehmen',
  'Go-live sign-off': 'Freigabe des Starts',
  'Single sign-on setup': 'Einrichtung von Single Sign-on',
};
const formIn = (form: DemoForm, language: Language): DemoForm =>
  language === 'de' ? formNamed(germanForms[form.name] ?? form.name) : form;

/** A project of its own, without a process, whose board shows what a board can hold. */
export async function makeBoard(
  giver: DemoGiver,
  { team, users }: DemoAccounts,
  language: Language,
): Promise<void> {
  const said = (words: string) => (language === 'de' ? (boardInGerman[words] ?? words) : words);
  const { dana = '' } = team;
  const [noor = ''] = users.kelpline;
  const projectId = 'demo-kelpline-billing';
  const accounts = { ...team, client: noor } as Record<Who, string>;
  await giver.give(dana, -39, 'AddProject', {
    ...{ projectId, clientId: clients.kelpline.id, name: said(BOARD) },
  });
  for (const [nth, job] of [...jobs.entries()].toReversed()) {
    const jobId = `demo-job-${nth}`;
    await giver.give(dana, -38, 'AddJob', {
      ...{ projectId, jobId, name: said(job.name) },
      ...(job.group !== 'inactive' && { group: 'active' }),
      ...(job.team && { audience: 'INTERN' }),
      ...(job.again && { userAddable: true }),
    });
    for (const [at, work] of job.tasks.entries())
      await addWork(giver, dana, projectId, {
        ...{ ...inWords(work, said), jobId, taskId: `${jobId}-${at}` },
        form: work.form && formIn(work.form, language),
        sent: work.sent?.[language],
        by: work.by && accounts[work.by],
        helps: work.helps && accounts[work.helps],
      });
    if (job.group === 'done')
      await giver.give(dana, -20, 'MoveJob', { ...{ projectId, jobId, group: 'done', index: 0 } });
  }
}

type Placed = Omit<Work, 'by' | 'helps' | 'form' | 'sent'> & {
  readonly form: DemoForm | undefined;
  readonly sent: Answers | undefined;
  readonly jobId: string;
  readonly taskId: string;
  readonly by: string | undefined;
  readonly helps: string | undefined;
};

async function addWork(
  giver: DemoGiver,
  dana: string,
  projectId: string,
  work: Placed,
): Promise<void> {
  const inTask = { plan: { kind: 'project', id: projectId }, taskId: work.taskId } as const;
  await giver.give(dana, -38, 'AddTask', {
    ...{ ...inTask, moduleId: work.jobId, blockId: `of-${work.taskId}` },
    ...{ headline: work.headline, mandatory: work.optional !== true },
    ...{ active: work.waits !== true, userAddable: work.again === true },
    content:
      work.form === undefined
        ? { type: 'simple', action: work.link ?? null }
        : { type: 'form', ...pinned(work.form) },
  });
  if (work.about !== undefined)
    await giver.give(dana, -38, 'SetTaskDescription', {
      ...{ ...inTask, description: `<p>${work.about}</p>` },
    });
  if (work.takes !== undefined)
    await giver.give(dana, -38, 'SetTaskDuration', {
      ...{ ...inTask, duration: { amount: work.takes, unit: 'minutes' } },
    });
  if (work.helps !== undefined)
    await giver.give(dana, -38, 'SetTaskFollowers', { ...{ ...inTask, followers: [work.helps] } });
  if (work.by !== undefined)
    await giver.give(dana, -38, 'SetTaskAssignee', { ...{ ...inTask, assignee: work.by } });
  if (work.due !== undefined)
    await giver.give(dana, -38, 'SetTaskDueDate', {
      ...{ ...inTask, dueDate: giver.date(work.due) },
    });
  const by = work.by ?? dana;
  if (work.form !== undefined && work.sent !== undefined)
    await giver.give(by, work.due ?? -2, 'SendAnswers', {
      ...{ ...inTask, ...pinned(work.form), answers: work.sent },
    });
  if (work.status !== undefined)
    await giver.give(by, Math.min(work.due ?? -2, -2), 'SetTaskStatus', {
      ...{ ...inTask, status: work.status },
    });
  if (work.stuck !== undefined)
    await giver.give(by, -5, 'SetTaskStatus', {
      ...{ ...inTask, status: 'STUCKED', reason: work.stuck },
    });
}
