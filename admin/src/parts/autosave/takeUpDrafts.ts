import type { Problem } from '@waymark/api';
import { autosaverOf, isLiving } from './autosavers.ts';
import { draftStore, type KeptDraft, type Origin } from './draftStore.ts';
import { lossOf } from './losses.ts';
import { asProblem, saveThing } from './saveThing.ts';
import { keyOf, fieldOfKey } from './editableField.ts';
import { thisTab } from './thisTab.ts';

/**
 * A draft of another tab that was not touched for so long belongs to nobody who is typing, in
 * milliseconds.
 */
export const LEFT_ALONE = 10_000;

/**
 * Takes up what was typed on this device and neither saved nor let go: each text is sent as if its
 * page were open, so that it is saved, or its loss becomes known and it is offered. Texts that
 * another tab is writing are left to it. `workspaceId` is where drafts of earlier versions are
 * looked for, which do not say where they belong.
 */
export async function takeUpDrafts(owner: string, workspaceId: string): Promise<void> {
  const drafts = draftStore(localStorage, owner);
  for (const { key, draft } of drafts.all()) {
    if (isBusy(draft)) continue;
    const origin = draft.origin ?? (await oldOrigin(key, draft, workspaceId));
    if (origin === null || isLiving(owner, origin.thing)) continue;
    if (origin.onDemand === true) await offerIfLost(owner, origin);
    else void autosaverOf(owner, origin, null, draft.basedOn).flush();
  }
}

/**
 * For a text that is saved on demand only: if its place is gone, it is offered; else its draft
 * waits for its dialog. Found out by saving the value from before, which changes nothing.
 */
export async function offerIfLost(owner: string, origin: Origin): Promise<boolean> {
  const drafts = draftStore(localStorage, owner);
  const key = keyOf(origin.thing);
  const asked = drafts.load(key);
  if (asked === null || isBeingSaved(owner, origin)) return false;
  const plain = { ...origin, onDemand: false };
  const problem = await refusalOf(plain, asked.before ?? asked.value, '0');
  // Meanwhile its author may have typed on, or given it up.
  const draft = drafts.load(key);
  if (problem === null || draft === null) return false;
  const phase = problem.conflict === undefined ? 'failed' : 'conflict';
  if (lossOf({ phase, problem }) === null) return false;
  const saver = autosaverOf(owner, origin, null, draft.basedOn);
  saver.type(draft.value);
  saver.refused(problem);
  return true;
}

/** It lives, and is not only offered: its place is there again. */
const isBeingSaved = (owner: string, origin: Origin): boolean =>
  isLiving(owner, origin.thing) && lossOf(autosaverOf(owner, origin, null, '0').state()) === null;

const isBusy = ({ tab, at }: KeptDraft): boolean =>
  tab !== undefined && tab !== thisTab() && Date.now() - Date.parse(at ?? '') < LEFT_ALONE;

/**
 * Finds whether an old draft is of an execution or of a blueprint: it does not say which, but one
 * of them refuses.
 */
async function oldOrigin(
  key: string,
  { value, basedOn }: KeptDraft,
  workspaceId: string,
): Promise<Origin | null> {
  const thing = fieldOfKey(key);
  if (thing === null) return null;
  const inBlueprint = { thing, workspaceId, of: '' };
  const { id } = thing.plan;
  const inProcess: Origin = { ...inBlueprint, thing: { ...thing, plan: { kind: 'process', id } } };
  const problem = await refusalOf(inProcess, value, basedOn);
  return problem?.code === 'execution-not-found' ? inBlueprint : inProcess;
}

async function refusalOf(origin: Origin, value: string, basedOn: string): Promise<Problem | null> {
  try {
    await saveThing(origin, value, basedOn);
    return null;
  } catch (error) {
    return asProblem(error);
  }
}
