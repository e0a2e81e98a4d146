import { setTimeout as delay } from 'node:timers/promises';
import type { Blueprint, Process } from '@waymark/events';
import { lostTexts } from '../../../admin/src/parts/autosave/losses.ts';
import { putBack } from '../../../admin/src/parts/autosave/putBack.ts';
import { takeUpDrafts } from '../../../admin/src/parts/autosave/takeUpDrafts.ts';
import { draftStore } from '../../../admin/src/parts/autosave/draftStore.ts';
import {
  keyOf,
  bindingOf,
  type EditableField,
} from '../../../admin/src/parts/autosave/editableField.ts';
import type { CallersScene } from '../callers/setTheScene.ts';
import { eventsOf, foldPlan, streamOfPlan } from '../proofs/logReader.ts';
import type { DrillStack } from '../stack/stack.ts';
import { makeGround } from './ground.ts';
import { openField } from './openField.ts';
import { deletionOf, thingOf, type Script } from './script.ts';

/**
 * Longest wait until a text is saved or offered once the line is up, in milliseconds: what is live
 * is tried anew after half of it at most.
 */
const KNOWN_WITHIN = 60_000;

/**
 * How a scene ended for the text: saved before its place went, offered, or its place went before
 * the first stroke.
 */
export type SceneEnding = 'saved' | 'offered' | 'untyped';

export type SceneStage = {
  readonly stack: DrillStack;
  readonly scene: CallersScene;
  /** Resolves once the line is up for good. */
  readonly lineUp: Promise<void>;
};

/**
 * One writes, another deletes what is written in. @throws Error when a typed word is neither saved
 * nor offered, or is not there after it was put back
 */
export async function playScene(
  { stack, scene, lineUp }: SceneStage,
  script: Script,
  number: number,
): Promise<SceneEnding> {
  const [writer, other] = scene.staff;
  if (writer === undefined || other === undefined) throw new Error('a scene takes two people');
  const { accountId: owner } = writer;
  const { workspaceId } = scene.world;
  const ground = await makeGround(stack, scene.world, other, script.kind);
  const thing = thingOf(script, ground);
  const before = valueIn(await foldPlan(stack.log.log, workspaceId, ground.plan), thing);
  const origin = { thing, workspaceId, of: before ?? '' };
  const field = await openField(owner, origin);

  const deleting = delay(script.deletion).then(() => other.give(deletionOf(script, ground)));
  let value = '';
  for (const [n, pause] of script.strokes.entries()) {
    await delay(pause);
    const words = Array.from({ length: n + 1 }, (_, i) => `word${number}x${i}`);
    const plain = words.join(' ');
    const next = bindingOf(thing).format === 'html' ? `<p>${plain}</p>` : plain;
    if (!field.type(next)) break;
    value = next;
  }
  await deleting;
  await lineUp;
  await field.leave();

  const offer = () => offerOf(thing, value);
  const saved = async () =>
    (await eventsOf(stack.log.log, streamOfPlan(workspaceId, ground.plan))).some(
      ({ data }) => textOf((data as { to?: unknown }).to) === value,
    );
  if (value === '') return 'untyped';
  const ending = await until<SceneEnding>(async () =>
    offer() !== undefined ? 'offered' : (await saved()) ? 'saved' : null,
  );
  if (ending === null) throw new Error(`'${value}' of ${keyOf(thing)} is nowhere`);
  // A reload takes the page away, and what is put back opens it anew.
  field.close();
  if (ending === 'offered') await answer(script, owner, workspaceId, thing, value);
  if (ending === 'offered' && script.end === 'put back') {
    const there = async () => {
      const state = await foldPlan(stack.log.log, workspaceId, ground.plan);
      return state.life === 'present' && valueIn(state, thing) === value;
    };
    if ((await until(async () => ((await there()) ? 'there' : null))) === null)
      throw new Error(`'${value}' was put back, and is not in ${keyOf(thing)}`);
  }
  return ending;
}

/** What the author does with what is offered. */
async function answer(
  { end }: Script,
  owner: string,
  workspaceId: string,
  thing: EditableField,
  value: string,
): Promise<void> {
  if (end === 'reload') {
    // A reload keeps what lies on the device and nothing else.
    const drafts = draftStore(localStorage, owner);
    const draft = drafts.load(keyOf(thing));
    if (draft?.value !== value) throw new Error(`'${value}' does not lie on the device`);
    offerOf(thing, value)?.text.letGo();
    drafts.keep(keyOf(thing), draft);
    await takeUpDrafts(owner, workspaceId);
    const again = await until(() =>
      Promise.resolve(offerOf(thing, value) === undefined ? null : 'offered'),
    );
    if (again === null) throw new Error(`'${value}' is not offered after a reload`);
  }
  const offered = offerOf(thing, value);
  if (end === 'put back' && offered !== undefined) await putBack(offered.lost);
  else offered?.text.letGo();
}

function offerOf(thing: EditableField, value: string) {
  for (const lost of lostTexts())
    for (const text of lost.texts)
      if (keyOf(text.origin.thing) === keyOf(thing) && text.state().value === value)
        return { lost, text };
  return undefined;
}

/** Of what a block holds, its text. */
const textOf = (to: unknown): unknown =>
  typeof to === 'object' && to !== null && 'html' in to ? to.html : to;

async function until<Result>(found: () => Promise<Result | null>): Promise<Result | null> {
  const deadline = performance.now() + KNOWN_WITHIN;
  while (performance.now() < deadline) {
    const result = await found();
    if (result !== null) return result;
    await delay(50);
  }
  return null;
}

/** The text as the plan holds it; undefined where its place is gone. */
function valueIn(
  { name, plan }: Blueprint | Process,
  { part, id, field }: EditableField,
): string | undefined {
  switch (part) {
    case 'plan':
      return name;
    case 'milestone':
      return plan.milestones.get(id)?.name;
    case 'block': {
      const content = plan.blocks.get(id)?.content;
      return content?.type === 'text' ? content.html : undefined;
    }
    case 'module': {
      const module = plan.modules.get(id);
      return field === 'title' ? module?.title : module?.description;
    }
    case 'task': {
      const task = plan.tasks.get(id);
      return field === 'headline' ? task?.headline : task?.description;
    }
  }
}
