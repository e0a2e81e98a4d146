import { jobBoard } from '../jobs.ts';
import type { Plan } from '../plan/plan.ts';
import { isPhrase, type PhraseKey } from './phrase.ts';

/** A job is a module of a project's plan, and is told of as a job. */
const words: Partial<Record<PhraseKey, PhraseKey>> = {
  'did.moduleAdded': 'did.jobAdded',
  'did.moduleRenamed': 'did.jobRenamed',
  'did.moduleDescribed': 'did.jobDescribed',
  'did.moduleAudienceSet': 'did.jobAudienceSet',
  'did.modulesReordered': 'did.jobsReordered',
  'did.moduleReset': 'did.jobSetAside',
  'did.moduleStarted': 'did.jobStarted',
  'did.moduleReopened': 'did.jobReopened',
  'did.moduleFinished': 'did.jobFinished',
  'did.moduleRemoved': 'did.jobRemoved',
  'did.moduleRestored': 'did.jobRestored',
  'did.taskMovedToModule': 'did.taskMoved',
  'did.severalModulesChanged': 'did.severalJobsChanged',
  'because.moduleDone': 'because.jobDone',
  'because.moduleStart': 'because.jobStart',
  'because.moduleDeleted': 'because.jobDeleted',
  'because.moduleRestored': 'because.jobRestored',
  'field.module': 'field.job',
  'value.aModule': 'value.aJob',
  'value.taskSeenBy': 'value.jobTaskSeenBy',
};

/** What is told of a plan; of a project's board, in the words of jobs. */
export const inItsWords = <Told>(told: Told, { milestones }: Plan): Told =>
  milestones.has(jobBoard) ? (asJobs(told) as Told) : told;

function asJobs(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(asJobs);
  if (typeof told !== 'object' || told === null) return told;
  const all = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, asJobs(value)]));
  return isPhrase(told) ? { ...all, key: words[told.key] ?? told.key } : all;
}
