import {
  boardAsProcess,
  evolveMailWords,
  nouns,
  streamOf,
  taskStreamId,
  type Attention,
  type Client,
  type Form,
  type Process,
  type Project,
  type Recorded,
  type Sealed,
  type WaymarkEvent,
  type WordsOfMails,
  type Workspace,
} from '@waymark/events';
import type { PlanRef } from '@waymark/api';
import { foldStream, type EventLog } from '@waymark/log';
import { LRUCache } from 'lru-cache';
import { evolveTalk, noTalk, type Talk } from './talk.ts';
import { plansWithPages } from './plansWithPages.ts';
import { turnsFollowed, type Came } from './turnsCame.ts';
import { requestAfter, type RecordedRequest } from './changeRequest.ts';

/** A process, or a project's board as one, and the command that created it. */
export type KnownProcess = { readonly process: Process; readonly createdBy: string };

/**
 * What reactions may ask for, beside the event that they react to. All of it is as it is now, but
 * `processAt`.
 */
export interface Lookups {
  /** As it was right after the event of this revision. */
  processAt(workspaceId: string, processId: string, revision: bigint): Promise<KnownProcess>;
  processNow(workspaceId: string, processId: string): Promise<KnownProcess>;
  /** By what these of its tasks became whose turn they are. */
  turnsCame(
    workspaceId: string,
    processId: string,
    taskIds: readonly string[],
  ): Promise<ReadonlyMap<string, Came>>;
  /** By which zone it is told which day it is in a workspace (PRODUCT 4.13). */
  zoneOf(workspaceId: string): Promise<string>;
  /** Whether that is a project's board. */
  isBoard(workspaceId: string, processId: string): Promise<boolean>;
  project(workspaceId: string, projectId: string): Promise<Project>;
  client(workspaceId: string, clientId: string): Promise<Client>;
  workspace(workspaceId: string): Promise<Workspace>;
  /** What a blueprint says in mails by words of its own; kept when it is deleted. */
  wordsOfMails(workspaceId: string, blueprintId: string): Promise<WordsOfMails>;
  /** What was said about a task. @param to up to this revision */
  talk(of: TaskOfProcess, to?: bigint): Promise<Talk>;
  /** What the team said about it among itself. */
  notes(of: TaskOfProcess, to?: bigint): Promise<Talk>;
  /** What a file is called; null where there is none, or none any more. */
  fileName(workspaceId: string, fileId: string): Promise<FileName | null>;
  /** What the team asks to be changed of the answers to a task's form, sealed; null: nothing. */
  changeAsked(of: TaskOfProcess): Promise<RecordedRequest | null>;
  form(workspaceId: string, formId: string): Promise<Form>;
  /** Plans in which booking pages of one of these hosts were ever named; deleted ones too. */
  plansWithPages(workspaceId: string, hosts: readonly string[]): Promise<readonly PlanRef[]>;
  /** What somebody has seen. */
  attention(workspaceId: string, accountId: string): Promise<Attention>;
}

/** Sealed by the key of who brought it. */
export type FileName = { readonly accountId: string; readonly name: Sealed<string> };

/** A task of a process. */
export type TaskOfProcess = {
  readonly workspaceId: string;
  readonly processId: string;
  readonly taskId: string;
};

/** What a blueprint says in mails, up to a revision; nothing else of its plan is folded for it. */
type FoldedWords = { readonly words: WordsOfMails; readonly revision: bigint };
const noWords: FoldedWords = { words: {}, revision: -1n };
const KEPT_WORDS = 200;

/**
 * Reads on where it stopped: a client who clicks through fifty tasks does not have the stream read
 * fifty times.
 */
type Folded<State> = {
  readonly state: State;
  readonly createdBy: string;
  readonly revision: bigint;
};
type KeptFold<State> = {
  readonly stream: string;
  readonly initial: State;
  readonly evolve: (state: State, event: never) => State;
};
const KEPT_PROCESSES = 50;

/** Answers from the streams themselves. */
export function logLookups(log: EventLog, timeZone = 'UTC'): Lookups {
  const kept = new LRUCache<string, Folded<Process>>({ max: KEPT_PROCESSES });
  const boards = new LRUCache<string, Folded<Project>>({ max: KEPT_PROCESSES });
  const keptWords = new LRUCache<string, FoldedWords>({ max: KEPT_WORDS });

  const foldKept = async <State>(
    kept: LRUCache<string, Folded<State>>,
    { stream, initial, evolve }: KeptFold<State>,
    to?: bigint,
  ): Promise<Folded<State>> => {
    const known = kept.get(stream);
    const from =
      known !== undefined && (to === undefined || known.revision <= to)
        ? known
        : { state: initial, createdBy: '', revision: -1n };
    const folded = await foldStream<Folded<State>>(
      log,
      stream,
      { initial: from, evolve: after(evolve) },
      { from: from.revision + 1n, ...(to !== undefined && { to }) },
    );
    if (folded.revision >= 0n) kept.set(stream, folded);
    return folded;
  };

  const foldBoard = (workspaceId: string, projectId: string, to?: bigint) =>
    foldKept(boards, { stream: streamOf.project(workspaceId, projectId), ...nouns.project }, to);

  /** Each is looked for where the last one of its id was found. */
  const foldProcess = async (
    workspaceId: string,
    processId: string,
    to?: bigint,
  ): Promise<KnownProcess> => {
    const stream = streamOf.process(workspaceId, processId);
    const isKnownBoard = boards.has(streamOf.project(workspaceId, processId));
    const found = isKnownBoard ? null : await foldKept(kept, { stream, ...nouns.process }, to);
    if (found !== null && found.revision >= 0n)
      return { process: found.state, createdBy: found.createdBy };
    const { state, createdBy } = await foldBoard(workspaceId, processId, to);
    return { process: boardAsProcess(state), createdBy };
  };

  const wordsOfMails = async (workspaceId: string, blueprintId: string): Promise<WordsOfMails> => {
    const stream = streamOf.blueprint(workspaceId, blueprintId);
    const initial = keptWords.get(stream) ?? noWords;
    const folded = await foldStream<FoldedWords>(
      log,
      stream,
      { initial, evolve: wordsAfter },
      { from: initial.revision + 1n },
    );
    keptWords.set(stream, folded);
    return folded.words;
  };

  const workspace = (id: string) =>
    foldStream<Workspace>(log, streamOf.workspace(id), nouns.workspace);

  const talkOf =
    (stream: (workspaceId: string, id: string) => string) =>
    ({ workspaceId, processId, taskId }: TaskOfProcess, to?: bigint) =>
      foldStream<Talk>(
        log,
        stream(workspaceId, taskStreamId(processId, taskId)),
        { initial: noTalk, evolve: evolveTalk },
        to === undefined ? {} : { to },
      );

  return {
    processAt: foldProcess,
    processNow: (workspaceId, processId) => foldProcess(workspaceId, processId),
    async turnsCame(workspaceId, processId, taskIds) {
      const { process } = await foldProcess(workspaceId, processId);
      const { came } =
        process.projectId === processId
          ? await foldStream(
              log,
              streamOf.project(workspaceId, processId),
              turnsFollowed<Project>(nouns.project, taskIds),
            )
          : await foldStream(
              log,
              streamOf.process(workspaceId, processId),
              turnsFollowed<Process>(nouns.process, taskIds),
            );
      return came;
    },
    async zoneOf(workspaceId) {
      const { timeZone: ofIts } = await workspace(workspaceId);
      return ofIts ?? timeZone;
    },
    async isBoard(workspaceId, processId) {
      const { process } = await foldProcess(workspaceId, processId);
      return process.life !== 'absent' && process.projectId === processId;
    },
    project: (workspaceId, id) =>
      foldStream<Project>(log, streamOf.project(workspaceId, id), nouns.project),
    client: (workspaceId, id) =>
      foldStream<Client>(log, streamOf.client(workspaceId, id), nouns.client),
    workspace,
    wordsOfMails,
    talk: talkOf(streamOf.conversation),
    notes: talkOf(streamOf.notes),
    fileName: (workspaceId, fileId) =>
      foldStream<FileName | null>(log, streamOf.file(workspaceId, fileId), {
        initial: null,
        evolve: fileNameAfter,
      }),
    changeAsked: ({ workspaceId, processId, taskId }) =>
      foldStream<RecordedRequest | null>(
        log,
        streamOf.answers(workspaceId, taskStreamId(processId, taskId)),
        { initial: null, evolve: requestAfter },
      ),
    form: (workspaceId, id) => foldStream<Form>(log, streamOf.form(workspaceId, id), nouns.form),
    plansWithPages: (workspaceId, hosts) => plansWithPages(log, workspaceId, hosts),
    attention: (workspaceId, id) =>
      foldStream<Attention>(log, streamOf.attention(workspaceId, id), nouns.attention),
  };
}

const after =
  <State>(evolve: KeptFold<State>['evolve']) =>
  ({ state, createdBy }: Folded<State>, event: never): Folded<State> => {
    const { revision, metadata } = event as Recorded;
    return {
      state: evolve(state, event),
      createdBy: revision === 0n ? metadata.commandId : createdBy,
      revision,
    };
  };

/** Its noun knows no name, so that nothing kept in memory does. */
export const fileNameAfter = (before: FileName | null, event: never): FileName | null => {
  const { type, data } = event as Recorded<WaymarkEvent>;
  if (type === 'FileErased') return null;
  return type === 'FileStored' || type === 'BlockFileStored'
    ? { accountId: data.accountId, name: data.name }
    : before;
};

const wordsAfter = ({ words }: FoldedWords, event: never): FoldedWords => {
  const recorded = event as Recorded<WaymarkEvent>;
  return {
    words: recorded.type === 'MailWordsSet' ? evolveMailWords(words, recorded) : words,
    revision: recorded.revision,
  };
};
