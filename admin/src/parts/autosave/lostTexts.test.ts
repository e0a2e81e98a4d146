import type { Problem } from '@waymark/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftsPrefix, ServerRefused } from '@waymark/client';
import type { sendCommand } from '../../base/wire/sendCommand.ts';
import * as autosavers from './autosavers.ts';
import { draftStore, type Origin } from './draftStore.ts';
import * as losses from './losses.ts';
import * as puttingBack from './putBack.ts';
import * as takingUp from './takeUpDrafts.ts';
import { KeptStorage } from './testing/KeptStorage.ts';
import { keyOf } from './editableField.ts';
import { forgetDevice } from '../../base/session/device.ts';

type Sent = {
  name: string;
  payload: Record<string, unknown>;
  workspaceId?: string;
  basedOn?: string;
};
const sent: Sent[] = [];
/** What the server says to a command; undefined: it is done. */
let answer: (sent: Sent) => Problem | undefined = () => undefined;
vi.mock('../../base/wire/sendCommand.ts', () => ({
  sendCommand: ((name, payload, options = {}) => {
    const command = { name, payload: payload as Sent['payload'], ...options };
    sent.push(command);
    const problem = answer(command);
    return problem === undefined
      ? Promise.resolve({ revision: '9', position: '9' })
      : Promise.reject(new ServerRefused(problem));
  }) satisfies typeof sendCommand,
}));

const plan = { kind: 'blueprint', id: 'p' } as const;
const text: Origin = {
  thing: { plan, part: 'block', id: 'b', field: 'text' },
  workspaceId: 'w',
  of: 'Access',
};
const title: Origin = { ...text, thing: { plan, part: 'module', id: 'm', field: 'title' } };
const milestoneName: Origin = {
  ...text,
  thing: { plan, part: 'milestone', id: 's', field: 'name' },
  onDemand: true,
};
const refused = (problem: Partial<Problem>): Problem => ({
  ...{ type: 'about:blank', title: 'No', status: 409, code: 'changed-meanwhile', detail: 'No.' },
  ...problem,
});
const moduleGone = refused({
  conflict: {
    by: { accountId: 'mikkel', name: 'Mikkel Sørensen' },
    at: '2026-11-21T08:52:00.000Z',
    event: 'ModuleRemoved',
    path: 'module/m',
    theirs: null,
    revision: '7',
    gone: { kind: 'module', id: 'm', name: 'Access' },
  },
});

let local: KeptStorage;
const page = { ...autosavers, ...losses, ...takingUp, ...puttingBack };
const shown: (() => void)[] = [];
const settled = () => vi.advanceTimersByTimeAsync(1000);
const offered = () =>
  page.lostTexts().map(({ loss, texts }) => [loss.kind, texts.map((one) => one.state().value)]);

beforeEach(() => {
  vi.useFakeTimers();
  local = new KeptStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new KeptStorage());
  sent.length = 0;
  answer = () => undefined;
});
/** The fields are not on the screen any more. */
function hide(): void {
  for (const stop of shown.splice(0)) stop();
}

function forget(): void {
  hide();
  for (const saver of page.unsaved()) saver.letGo();
}

afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('texts whose module goes', () => {
  const writing = () => {
    const savers = [
      page.autosaverOf('dana', text, '<p>old</p>', '5'),
      page.autosaverOf('dana', title, 'Access', '5'),
    ];
    shown.push(page.show('dana', text.thing), page.show('dana', title.thing));
    answer = () => moduleGone;
    savers[0]!.type('<p>new</p>');
    savers[1]!.type('Better');
    return { savers };
  };

  test('are offered together when the save is refused, and when their fields go before it', async () => {
    writing();
    await settled();
    expect(offered()).toEqual([['deleted', ['<p>new</p>', 'Better']]]);
    forget();
    writing();
    hide();
    await vi.advanceTimersByTimeAsync(0);
    expect(offered()).toEqual([['deleted', ['<p>new</p>', 'Better']]]);
  });

  test('stay offered when rows from before the deletion come in, and are saved once somebody else has put it back', async () => {
    const { savers } = writing();
    await settled();
    savers[0]!.seen('<p>old</p>', '6', 'Access');
    expect(offered()).toEqual([['deleted', ['<p>new</p>', 'Better']]]);
    answer = () => undefined;
    savers[0]!.seen('<p>old</p>', '8', 'Access');
    await settled();
    expect(offered()).toEqual([['deleted', ['Better']]]);
    expect(sent.at(-1)).toMatchObject({
      name: 'SetBlockContent',
      payload: { content: { type: 'text', html: '<p>new</p>' } },
      basedOn: '5',
    });
  });

  test('are put back with what was typed, and a failure in between is made up for', async () => {
    writing();
    hide();
    await vi.advanceTimersByTimeAsync(0);
    answer = ({ name }) => (name === 'RestoreBlock' ? refused({ status: 503 }) : undefined);
    await expect(page.putBack(page.lostTexts()[0]!)).rejects.toThrow();
    expect(offered()).toEqual([['deleted', ['<p>new</p>', 'Better']]]);
    answer = () => undefined;
    sent.length = 0;
    await page.putBack(page.lostTexts()[0]!);
    await settled();
    expect(sent.map(({ name, workspaceId }) => [name, workspaceId])).toEqual([
      ['RestoreModule', 'w'],
      ['RestoreBlock', 'w'],
      ['RestoreModule', 'w'],
      ['SetBlockContent', 'w'],
      ['SetModuleTitle', 'w'],
    ]);
    expect(offered()).toEqual([]);
    expect(local.items.size).toBe(0);
  });

  test('are let go', async () => {
    const { savers } = writing();
    await settled();
    savers.forEach((saver) => saver.letGo());
    expect(offered()).toEqual([]);
    expect(local.items.size).toBe(0);
  });
});

describe('drafts that lie on the device', () => {
  const keep = (origin: Origin, more: object = {}) =>
    draftStore(local, 'dana').keep(keyOf(origin.thing), {
      ...{ value: 'typed', basedOn: '5', origin },
      ...more,
    });

  test('are saved where their place is there, and offered where it is gone or closed to their author', async () => {
    keep(text);
    keep(title);
    keep({ ...text, workspaceId: 'left', thing: { ...text.thing, id: 'b2' } });
    answer = ({ name, workspaceId }) =>
      workspaceId === 'left'
        ? refused({ status: 403, code: 'no-permission' })
        : name === 'SetModuleTitle'
          ? moduleGone
          : undefined;
    await page.takeUpDrafts('mikkel', 'w');
    expect([sent, offered()]).toEqual([[], []]);
    await page.takeUpDrafts('dana', 'w');
    await settled();
    expect(offered()).toEqual([
      ['deleted', ['typed']],
      ['forbidden', ['typed']],
    ]);
    expect([...local.items.keys()].some((key) => key.includes('/block/b/'))).toBe(false);
  });

  test('of another tab that is being written in are left to it', async () => {
    keep(text, { tab: 'other', at: new Date().toISOString() });
    await page.takeUpDrafts('dana', 'w');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(page.LEFT_ALONE + 1);
    await page.takeUpDrafts('dana', 'w');
    expect(sent).toHaveLength(1);
  });

  test('of earlier versions, which are known by their names alone, are found in either kind of plan', async () => {
    local.setItem(
      `${draftsPrefix}dana.p/block/b/text`,
      JSON.stringify({ value: 'old one', basedOn: '5' }),
    );
    answer = ({ payload }) =>
      (payload['plan'] as { kind: string }).kind === 'process'
        ? refused({ status: 404, code: 'execution-not-found' })
        : moduleGone;
    await page.takeUpDrafts('dana', 'w');
    await settled();
    expect(offered()).toEqual([['deleted', ['old one']]]);
  });

  test('of names, which are saved on demand, change nothing, and are offered once their place is gone', async () => {
    keep(milestoneName, { before: 'One' });
    await page.takeUpDrafts('dana', 'w');
    await settled();
    expect(sent).toMatchObject([{ name: 'RenameMilestone', payload: { name: 'One' } }]);
    expect(offered()).toEqual([]);
    answer = () => moduleGone;
    await page.takeUpDrafts('dana', 'w');
    expect(offered()).toEqual([['deleted', ['typed']]]);
  });

  test('of a name that is typed on in its dialog after it was offered, are offered as they stand at last', async () => {
    keep(milestoneName, { before: 'One' });
    answer = () => moduleGone;
    await page.takeUpDrafts('dana', 'w');
    keep(milestoneName, { before: 'One', value: 'typed on' });
    expect(await page.offerIfLost('dana', milestoneName)).toBe(true);
    expect(offered()).toEqual([['deleted', ['typed on']]]);
    answer = () => undefined;
    await page.putBack(page.lostTexts()[0]!);
    await settled();
    expect(sent.at(-1)?.payload).toMatchObject({ name: 'typed on' });
  });

  test('of a name that is given up, or typed on, while it is asked whether its place is gone', async () => {
    keep(milestoneName, { before: 'One' });
    answer = () => {
      keep(milestoneName, { before: 'One', value: 'typed on' });
      return moduleGone;
    };
    expect(await page.offerIfLost('dana', milestoneName)).toBe(true);
    expect(offered()).toEqual([['deleted', ['typed on']]]);
    page.lostTexts()[0]?.texts[0]?.letGo();
    keep(milestoneName, { before: 'One' });
    answer = () => {
      draftStore(localStorage, 'dana').forget(keyOf(milestoneName.thing));
      return moduleGone;
    };
    expect(await page.offerIfLost('dana', milestoneName)).toBe(false);
    expect(offered()).toEqual([]);
  });

  test('outlive a sign-out, and nothing else does', async () => {
    keep(text);
    local.setItem('waymark.workspace', 'w');
    vi.stubGlobal('localStorage', Object.assign(local, Object.fromEntries(local.items)));
    sessionStorage.setItem('x', 'y');
    Object.assign(sessionStorage, { clear: () => undefined });
    forgetDevice();
    expect([...local.items.keys()]).toEqual([`${draftsPrefix}dana.${keyOf(text.thing)}`]);
  });
});
