import type { Language } from '@waymark/look/language';
import { RELEASE, SANDBOX } from './blueprints.ts';
import { GERMAN, ONBOARDING } from '../onboarding/blueprint.ts';
import type { ClientName, TeamName } from '../../base/demoPeople.ts';

/** One blueprint rolled out for a client, and how far the client has come since. */
export type DemoRollout = {
  id: string;
  client: ClientName;
  project: string;
  blueprintId: string;
  /**
   * Day of the start, from now; part of the tasks done, 0 to 1; how many milestones are started.
   */
  start: number;
  done: number;
  stuck?: string;
  paused?: boolean;
  /** Day by which what is done was done, from now; yesterday unless said. */
  until?: number;
  /** Days from start to end; 62 unless said. */
  days?: number;
  /** Answers for it. */
  owner: TeamName;
  /** Dana does the team's tasks herself. */
  byDana?: boolean;
  /** How it was for the first of the client's people, and what should be better. */
  rated?: { day: number; rating: number; words: string };
  /** Leaves the community lead open, to be rolled out later. */
  open?: boolean;
};

const rollouts: readonly DemoRollout[] = [
  {
    id: 'demo-ravelin-pilot',
    client: 'ravelin',
    project: 'Billing pilot, Lyon',
    blueprintId: ONBOARDING,
    start: -100,
    done: 1,
    until: -41,
    days: 62,
    owner: 'mikkel',
    rated: {
      day: -40,
      rating: 4,
      words: 'The test invoices came late. The rest was easier than we thought.',
    },
  },
  {
    id: 'demo-ravelin-onboarding',
    client: 'ravelin',
    project: 'Billing rollout',
    blueprintId: ONBOARDING,
    start: -45,
    done: 0.56,
    stuck:
      'A hundred records lack a tax number. Finance looks for them, and has no time before Thursday.',
    owner: 'mikkel',
    days: 75,
  },
  {
    id: 'demo-release-onboarding',
    client: 'release',
    project: 'Tooling 2027',
    blueprintId: ONBOARDING,
    start: -3,
    done: 0.05,
    owner: 'priya',
  },
  {
    id: 'demo-norddeich-einfuehrung',
    client: 'norddeich',
    project: 'Abrechnung',
    blueprintId: GERMAN,
    start: -6,
    done: 0.08,
    owner: 'dana',
  },
  {
    id: 'demo-tidepool-sandbox',
    client: 'tidepool',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -30,
    done: 0.36,
    stuck: 'The old owner account has no admin left.',
    open: true,
    byDana: true,
    owner: 'ines',
  },
  {
    id: 'demo-kelpline-sandbox',
    client: 'kelpline',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -28,
    done: 0.46,
    owner: 'ines',
  },
  {
    id: 'demo-lanternfish-onboarding',
    client: 'lanternfish',
    project: 'Support desk',
    blueprintId: ONBOARDING,
    start: -26,
    done: 0.55,
    days: 30,
    owner: 'dana',
  },
  {
    id: 'demo-quillmesh-onboarding',
    client: 'quillmesh',
    project: 'Order entry',
    blueprintId: ONBOARDING,
    start: -9,
    done: 0.1,
    owner: 'dana',
  },
  {
    id: 'demo-ravelin-warehouse',
    client: 'ravelin',
    project: 'Warehouse, Lyon',
    blueprintId: ONBOARDING,
    start: -20,
    done: 0.2,
    paused: true,
    owner: 'mikkel',
  },
  {
    id: 'demo-release-137',
    client: 'release',
    project: 'Release cycle 1.37',
    blueprintId: RELEASE,
    start: -12,
    done: 0.4,
    owner: 'ines',
  },
  {
    id: 'demo-release-138',
    client: 'release',
    project: 'Release cycle 1.38',
    blueprintId: RELEASE,
    start: -1,
    done: 0,
    owner: 'ines',
  },
  {
    id: 'demo-kelpline-onboarding',
    client: 'kelpline',
    project: 'Contracts',
    blueprintId: ONBOARDING,
    start: -25,
    done: 1,
    until: -4,
    owner: 'mikkel',
  },
];

/**
 * What is otherwise where whoever starts Waymark reads German: of these clients, those who would be
 * brought on board by the English plan are by the German one.
 */
const inGerman: Readonly<Record<string, Partial<DemoRollout>>> = {
  'demo-ravelin-pilot': {
    project: 'Pilot Abrechnung, Lyon',
    rated: {
      day: -40,
      rating: 4,
      words: 'Die Testrechnungen kamen spät. Alles andere war leichter als gedacht.',
    },
  },
  'demo-ravelin-onboarding': {
    project: 'Einführung der Abrechnung',
    stuck:
      'Bei hundert Datensätzen fehlt die Steuernummer. Die Buchhaltung sucht sie heraus und hat vor Donnerstag keine Zeit.',
  },
  'demo-tidepool-sandbox': { stuck: 'Das alte Konto des Eigentümers hat keinen Admin mehr.' },
  'demo-release-137': { project: 'Release-Zyklus 1.37' },
  'demo-release-138': { project: 'Release-Zyklus 1.38' },
  'demo-lanternfish-onboarding': { project: 'Kundendienst' },
  'demo-quillmesh-onboarding': { project: 'Auftragserfassung' },
  'demo-ravelin-warehouse': { project: 'Lager, Lyon' },
  'demo-kelpline-onboarding': { project: 'Verträge' },
};

/** The executions of the demo, in the order they are made. */
export const rolloutsIn = (language: Language): readonly DemoRollout[] =>
  language === 'en'
    ? rollouts
    : rollouts.map((rollout) => {
        const german = inGerman[rollout.id];
        if (german === undefined) return rollout;
        const blueprintId = rollout.blueprintId === ONBOARDING ? GERMAN : rollout.blueprintId;
        return { ...rollout, ...german, blueprintId };
      });
