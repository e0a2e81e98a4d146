import { streamOf, taskStreamId, type MailWords, type Sealed } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { boardOf } from './boards.ts';
import { copied, milestone, module, task, whole } from './builders.ts';
import { beginOthers } from './otherNouns.ts';
import { shownByBlocks } from './shownByBlocks.ts';
import { formOf } from './formOfClient.ts';
import { ProjectorWorld } from './world.ts';

const wordsOf = (said: string): MailWords => ({
  subject: said,
  headline: said,
  body: `<p>${said}</p>`,
  buttonText: said,
});

/**
 * Workspaces w1 and w2, each with clients x and y, each with a user, a project and a process; every
 * name says whose it is.
 */
export async function openTwoWorkspaces(): Promise<ProjectorWorld> {
  const world = await ProjectorWorld.open();
  for (const w of ['w1', 'w2']) {
    await world.openAccount(`team-${w}`, `Team ${w}`);
    await world.append(streamOf.workspace(w), [
      { type: 'WorkspaceCreated', data: { workspaceId: w, name: `${w}` } },
      { type: 'MemberAdded', data: { accountId: `team-${w}`, role: 'OWNER' } },
      {
        type: 'RoleAdded',
        data: {
          roleId: `r::${w}`,
          name: `${w} role`,
          internExtern: 'INTERN',
          defaultAccountId: `team-${w}`,
        },
      },
      {
        type: 'ApiKeyMade',
        data: { keyId: `k${w}`, name: `${w} key`, scopes: [], until: null, lastFour: 'abcd' },
      },
    ]);
    await world.append(streamOf.blueprint(w, `${w}-bp`), [
      { type: 'BlueprintCreated', data: { blueprintId: `${w}-bp`, name: `${w} secret blueprint` } },
      {
        type: 'MailWordsSet',
        data: { blueprintId: `${w}-bp`, mail: 'welcome', from: null, to: wordsOf(`${w} secret`) },
      },
      ...plan(`${w}-bp`),
    ]);
    for (const c of ['x', 'y']) await client(world, w, `${w}${c}`);
    await beginOthers(world, w);
    for (const c of ['x', 'y']) await formOf(world, w, `${w}${c}`);
  }
  return world;
}

const plan = (id: string) => [
  copied(
    [milestone(`${id}-m`)],
    [
      whole(module(`${id}-open`, `${id}-m`, { title: `${id} open` }), [
        task(`${id}-t`, `${id}-open`, { assignee: `p::${id}`, variables: [`${id}-v`] }),
      ]),
      whole(module(`${id}-inner`, `${id}-m`, { title: `${id} hush`, audience: 'INTERN' }), [
        task(`${id}-h`, `${id}-inner`, {
          headline: `${id} hush`,
          followers: [`p::${id}-inner`],
          variables: [`${id}-inner-v`],
        }),
      ]),
    ],
  ),
  {
    type: 'ModuleWeightsSet' as const,
    data: { milestoneId: `${id}-m`, weights: { [`${id}-open`]: 2, [`${id}-inner`]: 1 } },
  },
  {
    type: 'TaskHeadlineSet' as const,
    data: { taskId: `${id}-h`, moduleId: `${id}-inner`, from: `${id} hush`, to: `${id} hush 2` },
  },
  {
    type: 'PlaceholderAdded' as const,
    data: { placeholderId: `p::${id}`, name: id, description: 'a note', matchedTo: null },
  },
  {
    type: 'PlaceholderAdded' as const,
    data: { placeholderId: `p::${id}-inner`, name: `${id} hush`, description: '', matchedTo: null },
  },
  {
    type: 'PlaceholderAdded' as const,
    data: { placeholderId: `p::${id}-late`, name: `${id} late`, description: '', matchedTo: null },
  },
  ...[
    [`${id}-v`, `${id} at hand`],
    [`${id}-inner-v`, `${id} secret`],
    [`${id}-late-v`, `${id} secret`],
  ].map(([variableId = '', value = '']) => ({
    type: 'VariableAdded' as const,
    data: { variableId, name: `${id} ${variableId}`, type: 'STRING' as const, value, label: '' },
  })),
];

/** An invitation that is open; what was typed says whose it is. */
async function invitation(world: ProjectorWorld, accountId: string, clientId: string) {
  const typed = {
    email: `${accountId}@example.com`,
    firstName: accountId,
    lastName: '',
    gender: null,
  };
  const sealed = await world.vault.seal(accountId, typed);
  return {
    type: 'InvitationSent' as const,
    data: {
      accountId,
      clientId,
      by: `user-${clientId}`,
      sealed,
      leadsTo: null,
      mailed: 'atOnce' as const,
    },
  };
}

async function client(world: ProjectorWorld, w: string, c: string): Promise<void> {
  await world.openAccount(`user-${c}`, `User ${c}`);
  await world.append(streamOf.client(w, c), [
    { type: 'ClientAdded', data: { clientId: c, name: c } },
    { type: 'ClientUserInvited', data: { clientId: c, accountId: `user-${c}` } },
    await invitation(world, `asked-${c}`, c),
  ]);
  await world.append(streamOf.project(w, `${c}-pr`), [
    { type: 'ProjectAdded', data: { projectId: `${c}-pr`, clientId: c, name: c } },
  ]);
  await world.append(streamOf.process(w, `${c}-p`), [
    {
      type: 'ProcessCreated',
      data: {
        processId: `${c}-p`,
        projectId: `${c}-pr`,
        clientId: c,
        name: c,
        blueprintId: `${w}-bp`,
        start: '2026-11-01',
        end: '2027-01-02',
      },
    },
    ...plan(`${c}-p`),
  ]);
  await rated(world, w, c);
  await shownByBlocks(world, w, c);
  await talk(world, w, c);
  await boardOf(world, w, c);
}

/**
 * The client's user asks, the team answers and notes something; both have seen it, and have looked
 * at what was told them. What is the team's alone names the client's user too, who must not hear of
 * it.
 */
async function talk(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const about = { taskId: `${c}-p-t`, moduleId: `${c}-p-open` };
  const stream = taskStreamId(`${c}-p`, about.taskId);
  const [user, team] = [{ accountId: `user-${c}` }, { accountId: `team-${w}` }];
  await world.append(
    streamOf.conversation(w, stream),
    [
      {
        type: 'MessageSent',
        data: {
          ...{
            messageId: `${c}-asked`,
            ...about,
            ...user,
            side: 'client',
            mentions: [],
            via: 'app',
          },
          ...{ gives: 'seller', status: 'TODO' },
          words: await sealField(world.vault, 'MessageSent', 'words', user, {
            text: `${c} asks`,
            rest: null,
          }),
        },
      },
    ],
    { kind: 'clientUser', ...user, clientId: c },
  );
  const words = await sealField(world.vault, 'NoteAdded', 'words', team, { text: `${c} hush` });
  const mentions = [user.accountId];
  await world.append(streamOf.notes(w, stream), [
    { type: 'NoteAdded', data: { noteId: `${c}-note`, ...about, ...team, words, mentions } },
  ]);
  for (const [messageId, { taskId, moduleId }, text] of [
    [`${c}-answered`, about, `${c} is answered`],
    [`${c}-hidden`, { taskId: `${c}-p-h`, moduleId: `${c}-p-inner` }, `${c} hush`],
  ] as const)
    await world.append(streamOf.conversation(w, taskStreamId(`${c}-p`, taskId)), [
      {
        type: 'MessageSent',
        data: {
          ...{ messageId, taskId, moduleId, ...team, side: 'seller', mentions, via: 'app' },
          ...{ gives: 'client', status: 'TODO' },
          words: await sealField(world.vault, 'MessageSent', 'words', team, { text, rest: null }),
        },
      },
    ]);
  const upTo = '2099-01-01T00:00:00.000Z';
  for (const { accountId } of [user, team])
    await world.append(streamOf.attention(w, accountId), [
      {
        type: 'ConversationSeen',
        data: { processId: `${c}-p`, taskId: about.taskId, accountId, upTo },
      },
      { type: 'NoticesOpened', data: { accountId, upTo } },
      { type: 'NoticeRead', data: { accountId, noticeId: `${c}-notice` } },
    ]);
  await carried(world, w, c);
  await mailed(world, w, c);
}

/** A file that the user brought, in what they asked; and one of the team's, in its note. */
async function carried(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const [taskId, moduleId] = [`${c}-p-t`, `${c}-p-open`];
  for (const [carrier, accountId, called] of [
    ['message', `user-${c}`, `${c} plan.pdf`],
    ['note', `team-${w}`, `${c} hush.pdf`],
  ] as const) {
    const fileId = `${c}-${carrier === 'note' ? 'hush' : 'plan'}`;
    const name = await sealField(world.vault, 'FileStored', 'name', { accountId }, called);
    const contents = [{ key: '0'.repeat(64), bytes: 3, width: null, height: null }];
    await world.append(streamOf.file(w, fileId), [
      {
        type: 'FileStored',
        data: {
          fileId,
          accountId,
          processId: `${c}-p`,
          taskId,
          carrier,
          name,
          type: 'application/pdf',
          contents,
        },
      },
    ]);
    const carrying = { taskId, moduleId, accountId, files: [fileId] };
    if (carrier === 'note')
      await world.append(streamOf.notes(w, taskStreamId(`${c}-p`, taskId)), [
        { type: 'NoteFilesAttached', data: { noteId: `${c}-note`, ...carrying } },
      ]);
    else
      await world.append(streamOf.conversation(w, taskStreamId(`${c}-p`, taskId)), [
        { type: 'MessageFilesAttached', data: { messageId: `${c}-asked`, ...carrying } },
      ]);
  }
}

/** The client's user was mailed: what they got is the team's alone to look up. */
async function mailed(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const accountId = `user-${c}`;
  const copy = { subject: `${c} hush`, text: `${c} hush`, html: `${c} hush` };
  const line = { processId: `${c}-p`, taskId: `${c}-p-t`, kind: 'turn' as const, because: null };
  await world.append(streamOf.post(w, accountId), [
    {
      type: 'MailSent',
      data: {
        ...{
          accountId,
          mailId: `${c}-mail`,
          form: 'tasks',
          why: 'begins',
          news: [{ ...line, newsId: `${c}-news` }],
        },
        about: [],
        copy: await sealField(world.vault, 'MailSent', 'copy', { accountId, about: [] }, copy),
      },
    },
  ]);
}

/** The client's user said how it was: the team reads it, and nobody else of the client. */
async function rated(world: ProjectorWorld, w: string, c: string): Promise<void> {
  const accountId = `user-${c}`;
  const words = (await world.vault.seal(accountId, `${c} slow`)) as Sealed<string>;
  await world.append(
    streamOf.process(w, `${c}-p`),
    [
      {
        type: 'ProcessRated',
        data: {
          ...{ processId: `${c}-p`, accountId, from: null, to: 4 },
          words: { accountId, words },
        },
      },
    ],
    { kind: 'clientUser', accountId, clientId: c },
  );
}
