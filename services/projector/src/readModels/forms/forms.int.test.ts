import { streamOf, type FormEvent, type FormField } from '@waymark/events';
import { fieldOf } from '@waymark/events/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const named = { formId: 'sso', name: 'Sign-on' };
const put = (...events: FormEvent[]) => world.append(streamOf.form('w1', 'sso'), events);
const brings = (...fields: FormField[]): FormEvent => ({
  type: 'FormChanged',
  data: {
    ...{ ...named, intro: null },
    fields: fields.map((to) => ({ from: null, to })),
    order: null,
  },
});
const published = (version: number): FormEvent => ({
  type: 'FormPublished',
  data: { ...named, version },
});
const ofTeam = async (path: string) => (await world.get('team-w1', 'w1', `/api/${path}`)).body;
const ids = async (who: string) =>
  (await world.rows(who, 'w1', 'formVersions')).map(({ id }) => id).toSorted();

test('a form as it is made and as it was published', async () => {
  await put({ type: 'FormAdded', data: { ...named, clonedFrom: null } });
  expect(await ofTeam('forms/sso')).toMatchObject({
    questions: 0,
    version: 0,
    changed: true,
    modules: 0,
    revision: '0',
  });
  const mail = fieldOf('email', 'mail');
  await put(brings(fieldOf('heading', 'h'), mail), published(1));
  const { createdAt, updatedAt } = await ofTeam('forms/sso');
  expect(await ofTeam('forms/sso')).toMatchObject({
    name: 'Sign-on',
    questions: 1,
    version: 1,
    changed: false,
  });
  expect(String(createdAt) < String(updatedAt)).toBe(true);
  const why = fieldOf('longText', 'why');
  await put(brings(why));
  expect(await ofTeam('formDrafts/sso')).toMatchObject({
    ...{ version: 1, changed: true },
    definition: { fields: [fieldOf('heading', 'h'), mail, why] },
  });
  expect(await ofTeam('formVersions/sso-v1')).toMatchObject({
    ...{ formId: 'sso', version: 1, name: 'Sign-on', publishedBy: 'dana' },
    definition: { fields: [fieldOf('heading', 'h'), mail] },
  });
  await put({
    type: 'FormRenamed',
    data: { formId: 'sso', from: 'Sign-on', to: 'Single sign-on' },
  });
  expect(await ofTeam('formVersions/sso-v1')).toMatchObject({ name: 'Single sign-on' });
});

test('which sites may show it, and whether there is a key', async () => {
  expect(await ofTeam('formDrafts/sso')).toMatchObject({ origins: [], hasKey: false });
  const to = ['https://intranet.acme.example'];
  await put(
    { type: 'FormOriginsSet', data: { ...named, from: [], to } },
    { type: 'FormKeySet', data: { ...named, keyId: 'k' } },
  );
  expect(await ofTeam('formDrafts/sso')).toMatchObject({ origins: to, hasKey: true });
  await put({ type: 'FormKeyRevoked', data: { ...named, keyId: 'k' } });
  expect(await ofTeam('formDrafts/sso')).toMatchObject({ origins: to, hasKey: false });
});

test('who reads which: the team all, a client and its guests what a task asks for that they see', async () => {
  expect(await ids('user-w1x')).toEqual(['w1x-form-v1']);
  expect(await ids('user-w1y')).toEqual(['w1y-form-v1']);
  expect(await ids('team-w1')).toEqual(['sso-v1', 'w1x-form-v1', 'w1y-form-v1']);
  expect((await world.rows('user-w1x', 'w1', 'forms')).length).toBe(0);
  expect((await world.rows('user-w1x', 'w1', 'formDrafts')).length).toBe(0);
  const hidden = { taskId: 'w1x-p-h', moduleId: 'w1x-p-inner' };
  const asks = { type: 'form', ...named, version: 1 } as const;
  await world.append(streamOf.process('w1', 'w1x-p'), [
    { type: 'TaskContentSet', data: { ...hidden, from: asks, to: asks } },
  ]);
  expect(await ids('user-w1x')).toEqual(['w1x-form-v1']);
  expect(await ofTeam('forms/sso')).toMatchObject({ modules: 1 });
  const asking = await world.rows('team-w1', 'w1', 'tasks', { filter: { formId: 'sso' } });
  expect(asking.map(({ id }) => id)).toEqual(['w1x-p-h']);
  await world.append(streamOf.process('w1', 'w1x-p'), [
    {
      type: 'ModuleAudienceSet',
      data: { moduleId: hidden.moduleId, from: 'INTERN', to: 'EXTERN' },
    },
  ]);
  expect(await ids('user-w1x')).toEqual(['sso-v1', 'w1x-form-v1']);
});

test('a form that was deleted is in no list, its versions stay, and it can come back', async () => {
  await put({ type: 'FormDeleted', data: named });
  expect((await ofTeam('forms/sso'))['code']).toBe('not-found');
  expect(await ids('user-w1x')).toContain('sso-v1');
  await put({ type: 'FormRestored', data: named });
  expect(await ofTeam('forms/sso')).toMatchObject({ version: 1 });
});
