import type { ModelStatus, Rebuild, Verification } from '@waymark/api';
import type { StatusIconId } from '@waymark/look';
import type { English, T } from '../../base/texts/index.ts';

/** A state as it is shown: word, icon and colour token, which say the same. */
export type StateLook = {
  word: string;
  icon: StatusIconId;
  tone: 'todo' | 'active' | 'paused' | 'stuck' | 'done';
};

const models = [
  'directory',
  'plans',
  'history',
  'views',
  'talk',
  'notices',
  'mails',
  'wording',
  'keys',
  'shares',
  'forms',
  'answers',
] as const;

/** What a person calls a read model; one that is not known here goes by its technical name. */
export function titleOf(t: T, model: string): string {
  const known = models.find((name) => name === model);
  return known === undefined ? model : t(`opsStates.${known}`);
}

type Look = Omit<StateLook, 'word'> & { word: `opsStates.${keyof English['opsStates']}` };
const told = (t: T, { word, ...look }: Look): StateLook => ({ word: t(word), ...look });

const modelLooks: Record<ModelStatus['state'], Look> = {
  starting: { word: 'opsStates.starting', icon: 'todo', tone: 'todo' },
  'catching-up': { word: 'opsStates.catchingUp', icon: 'active', tone: 'active' },
  live: { word: 'opsStates.live', icon: 'done', tone: 'done' },
  retrying: { word: 'opsStates.retrying', icon: 'stuck', tone: 'stuck' },
};

/** How many streams wait in quarantine: all others may be up to date. */
export const quarantineLook = (t: T, streams: number): StateLook => ({
  word: t('opsNews.streamsWait', { count: streams }),
  icon: 'stuck',
  tone: 'stuck',
});

const waiting: Look = { word: 'opsStates.waiting', icon: 'paused', tone: 'paused' };

/** @param projecting false while nothing follows the log: then nothing is up to date for long */
export const modelLook = (t: T, state: ModelStatus['state'], projecting: boolean): StateLook =>
  told(t, projecting ? modelLooks[state] : waiting);

const rebuildLooks: Record<Rebuild['state'], Look> = {
  building: { word: 'opsStates.building', icon: 'active', tone: 'active' },
  paused: { word: 'opsStates.paused', icon: 'paused', tone: 'paused' },
  verifying: { word: 'opsStates.comparing', icon: 'active', tone: 'active' },
  ready: { word: 'opsStates.ready', icon: 'done', tone: 'done' },
  different: { word: 'opsStates.different', icon: 'stuck', tone: 'stuck' },
  failed: { word: 'opsStates.failed', icon: 'stuck', tone: 'stuck' },
};
export const rebuildLook = (t: T, state: Rebuild['state']): StateLook =>
  told(t, rebuildLooks[state]);

const verificationLooks: Record<Verification['state'], Look> = {
  running: { word: 'opsStates.comparing', icon: 'active', tone: 'active' },
  equal: { word: 'opsStates.equal', icon: 'done', tone: 'done' },
  different: { word: 'opsStates.different', icon: 'stuck', tone: 'stuck' },
  failed: { word: 'opsStates.failed', icon: 'stuck', tone: 'stuck' },
};
export const verificationLook = (t: T, state: Verification['state']): StateLook =>
  told(t, verificationLooks[state]);
