import type { ModelStatus, Rebuild, Verification } from '@waymark/api';
import type { StatusIconId } from '@waymark/look';
import { count } from './figures.ts';

/** A state as it is shown: word, icon and colour token, which say the same. */
export type StateLook = {
  word: string;
  icon: StatusIconId;
  tone: 'todo' | 'active' | 'paused' | 'stuck' | 'done';
};

const titles: Readonly<Record<string, string>> = {
  directory: 'People, clients, projects and roles',
  plans: 'Blueprints and executions',
  history: 'Activity and history',
};

/** What a person calls a read model; one that is not known here goes by its technical name. */
export const titleOf = (model: string): string => titles[model] ?? model;

const modelLooks: Record<ModelStatus['state'], StateLook> = {
  starting: { word: 'Starting', icon: 'todo', tone: 'todo' },
  'catching-up': { word: 'Catching up', icon: 'active', tone: 'active' },
  live: { word: 'Up to date', icon: 'done', tone: 'done' },
  retrying: { word: 'Trying again', icon: 'stuck', tone: 'stuck' },
};

/** How many streams wait in quarantine: all others may be up to date. */
export const quarantineLook = (streams: number): StateLook => ({
  word: streams === 1 ? '1 stream waits' : `${count(streams)} streams wait`,
  icon: 'stuck',
  tone: 'stuck',
});

const waiting: StateLook = { word: 'Waiting', icon: 'paused', tone: 'paused' };

/** @param projecting false while nothing follows the log: then nothing is up to date for long */
export const modelLook = (
  state: ModelStatus['state'],
  projecting: boolean,
): StateLook => (projecting ? modelLooks[state] : waiting);

export const rebuildNames: Record<Rebuild['kind'], string> = {
  rebuild: 'Rebuild',
  rollback: 'Rollback',
  upgrade: 'Upgrade',
};

export const rebuildLooks: Record<Rebuild['state'], StateLook> = {
  building: { word: 'Building', icon: 'active', tone: 'active' },
  paused: { word: 'Paused', icon: 'paused', tone: 'paused' },
  verifying: { word: 'Comparing', icon: 'active', tone: 'active' },
  ready: { word: 'Ready to swap in', icon: 'done', tone: 'done' },
  different: { word: 'Different', icon: 'stuck', tone: 'stuck' },
  failed: { word: 'Failed', icon: 'stuck', tone: 'stuck' },
};

export const verificationLooks: Record<Verification['state'], StateLook> = {
  running: { word: 'Comparing', icon: 'active', tone: 'active' },
  equal: { word: 'Equal', icon: 'done', tone: 'done' },
  different: { word: 'Different', icon: 'stuck', tone: 'stuck' },
  failed: { word: 'Failed', icon: 'stuck', tone: 'stuck' },
};
