import {
  evolveClient,
  evolveMailWords,
  evolveProcess,
  evolveProject,
  evolveWorkspace,
  newTask,
  noClient,
  noProcess,
  noProject,
  noWorkspace,
  nouns,
  streamOf,
  taskStreamId,
  withVersion,
  type Actor,
  type ClientEvent,
  type Metadata,
  type Module,
  type Placeholder,
  type Process,
  type ProcessEvent,
  type ProjectEvent,
  type Recorded,
  type Task,
  type WaymarkEvent,
  type WordsOfMails,
  type WorkspaceEvent,
} from '@waymark/events';
import { evolveTalk, noTalk, type Talk } from '../../mail/lookups/talk.ts';
import { turnsFollowed } from '../../mail/lookups/turnsCame.ts';
import { requestAfter, type RecordedRequest } from '../../mail/lookups/changeRequest.ts';
import { fileNameAfter, type FileName, type Lookups } from '../../mail/lookups/lookups.ts';

/**
 * A small world for tests of reactions: workspace `w` of Olga (owner) and Tim; client `c` with Anna
 * and Ben; process `p`.
 */
export const team = (accountId: string): Actor => ({ kind: 'user', accountId, party: 'team' });
export const client = (accountId: string): Actor => ({
  kind: 'clientUser',
  accountId,
  clientId: 'c',
});
export const streams = {
  workspace: streamOf.workspace('w'),
  client: streamOf.client('w', 'c'),
  project: streamOf.project('w', 'j'),
  process: streamOf.process('w', 'p'),
  blueprint: streamOf.blueprint('w', 'b'),
};

export const task = (taskId: string, moduleId: string, more: Partial<Task> = {}): Task =>
  newTask(
    { taskId, blockId: `block-${taskId}`, moduleId },
    { headline: `Headline ${taskId}`, ...more },
  );

export const module = (moduleId: string, tasks: readonly Task[], more: Partial<Module> = {}) => ({
  moduleId,
  milestoneId: 'm',
  title: moduleId,
  description: '',
  weight: 0,
  audience: 'EXTERN' as const,
  status: 'PENDING' as const,
  startedOn: null,
  startsOn: null,
  participants: [],
  ...more,
  tasks: [...tasks],
  blocks: tasks.map(({ taskId, blockId }, weight) => ({
    blockId,
    moduleId,
    weight,
    content: { type: 'task' as const, taskId },
  })),
});

/** Somebody is asked to be a user of the client; what was typed about them is of no matter here. */
export const invited = (accountId: string): WaymarkEvent => ({
  type: 'InvitationSent',
  data: {
    accountId,
    clientId: 'c',
    by: 'olga',
    sealed: '',
    leadsTo: null,
    mailed: 'atOnce' as const,
  },
});
export const accepted = (accountId: string): WaymarkEvent => ({
  type: 'InvitationAccepted',
  data: { accountId, clientId: 'c' },
});

export const planCopied = (
  modules: ReturnType<typeof module>[],
  placeholders: Placeholder[] = [],
): WaymarkEvent => ({
  type: 'PlanCopied',
  data: {
    source: { kind: 'blueprint', blueprintId: 'b', name: 'Blueprint', revision: '7' },
    part: 1,
    parts: 1,
    milestones: [{ milestoneId: 'm', name: 'Milestone', weight: 0 }],
    modules,
    placeholders,
    variables: [],
  },
});

export const processCreated: WaymarkEvent = {
  type: 'ProcessCreated',
  data: {
    processId: 'p',
    projectId: 'j',
    clientId: 'c',
    name: 'Onboarding',
    blueprintId: 'b',
    start: '2026-11-01',
    end: '2027-01-02',
  },
};

/** Keeps what happened, numbers it, and answers lookups from it. */
export class SampleWorld {
  readonly #events: Recorded<WaymarkEvent>[] = [];

  constructor() {
    this.happens(
      streams.workspace,
      { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
      team('olga'),
    );
    this.happens(
      streams.workspace,
      { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
      team('olga'),
    );
    this.happens(
      streams.workspace,
      { type: 'MemberAdded', data: { accountId: 'tim', role: 'ADMIN' } },
      team('olga'),
    );
    this.happens(
      streams.client,
      { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
      team('olga'),
    );
    for (const accountId of ['anna', 'ben']) {
      this.happens(
        streams.client,
        { type: 'ClientUserInvited', data: { clientId: 'c', accountId } },
        team('olga'),
      );
    }
    this.happens(
      streams.project,
      { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } },
      team('olga'),
    );
  }

  happens(
    stream: string,
    event: WaymarkEvent,
    actor: Actor = team('tim'),
    commandId = `command-${this.#events.length}`,
  ): Recorded<WaymarkEvent> {
    const position = BigInt(this.#events.length);
    const revision = BigInt(this.#of(stream).length);
    const metadata: Metadata = {
      workspaceId: 'w',
      actor,
      commandId,
      command: 'Test',
      causationId: commandId,
      correlationId: commandId,
      at: '2026-11-21T10:00:00.000Z',
    };
    const recorded = {
      ...event,
      id: `event-${position}`,
      stream,
      revision,
      position,
      metadata: withVersion(event.type, metadata),
    };
    this.#events.push(recorded);
    return recorded;
  }

  get look(): Lookups {
    const workspace = () =>
      this.#of(streams.workspace).reduce(
        (state, event) => evolveWorkspace(state, event as WorkspaceEvent),
        noWorkspace,
      );
    const processAt = (_: string, __: string, revision?: bigint) => {
      const events = this.#of(streams.process).filter(
        (event) => revision === undefined || event.revision <= revision,
      );
      const process = events.reduce(
        (state, event) => evolveProcess(state, event as ProcessEvent),
        noProcess,
      );
      return Promise.resolve({ process, createdBy: events[0]?.metadata.commandId ?? '' });
    };
    return {
      processAt,
      processNow: processAt,
      plansWithPages: () => Promise.resolve([]),
      turnsCame: (_, __, taskIds) => {
        const { initial, evolve } = turnsFollowed<Process>(nouns.process, taskIds);
        const { came } = this.#of(streams.process).reduce(
          (all, event) => evolve(all, event as never),
          initial,
        );
        return Promise.resolve(came);
      },
      isBoard: () => Promise.resolve(false),
      zoneOf: () => Promise.resolve(workspace().timeZone ?? 'UTC'),
      workspace: () => Promise.resolve(workspace()),
      client: () =>
        Promise.resolve(
          this.#of(streams.client).reduce(
            (state, event) => evolveClient(state, event as ClientEvent),
            noClient,
          ),
        ),
      project: () =>
        Promise.resolve(
          this.#of(streams.project).reduce(
            (state, event) => evolveProject(state, event as ProjectEvent),
            noProject,
          ),
        ),
      wordsOfMails: () =>
        Promise.resolve(
          this.#of(streams.blueprint).reduce(
            (words, event) => evolveMailWords(words, event as never),
            {} as WordsOfMails,
          ),
        ),
      talk: ({ taskId }, to) =>
        Promise.resolve(this.#talk(streamOf.conversation('w', taskStreamId('p', taskId)), to)),
      notes: ({ taskId }, to) =>
        Promise.resolve(this.#talk(streamOf.notes('w', taskStreamId('p', taskId)), to)),
      fileName: (_, id) =>
        Promise.resolve(
          this.#of(streamOf.file('w', id)).reduce<FileName | null>(
            (name, event) => fileNameAfter(name, event as never),
            null,
          ),
        ),
      changeAsked: ({ taskId }) =>
        Promise.resolve(
          this.#of(streamOf.answers('w', taskStreamId('p', taskId))).reduce<RecordedRequest | null>(
            (request, event) => requestAfter(request, event as never),
            null,
          ),
        ),
      form: (_, id) =>
        Promise.resolve(
          this.#of(streamOf.form('w', id)).reduce(
            (state, event) => nouns.form.evolve(state, event as never),
            nouns.form.initial,
          ),
        ),
      attention: (_, id) =>
        Promise.resolve(
          this.#of(streamOf.attention('w', id)).reduce(
            (state, event) => nouns.attention.evolve(state, event as never),
            nouns.attention.initial,
          ),
        ),
    };
  }

  #talk(stream: string, to?: bigint): Talk {
    return this.#of(stream)
      .filter(({ revision }) => to === undefined || revision <= to)
      .reduce((talk, event) => evolveTalk(talk, event as never), noTalk);
  }

  #of(stream: string): Recorded<WaymarkEvent>[] {
    return this.#events.filter((event) => event.stream === stream);
  }
}
