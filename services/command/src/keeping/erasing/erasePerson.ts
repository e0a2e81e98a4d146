import { randomUUID } from 'node:crypto';
import { auditCommandLine } from '@waymark/edge';
import { streamOf, withVersion, type Metadata, type StreamKind } from '@waymark/events';
import { FileStoreTrouble, type FileStore } from '@waymark/files';
import { LogUnavailable, type EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import { Accounts } from '../../identity/accounts.ts';
import { deterministicId } from '../../streams/deterministicId.ts';
import { deleteOwnRows } from './ownRows.ts';
import type { InClear } from './olderWords.ts';
import { whoIsMeant, type ErasureSubject } from './subject.ts';
import { refusedSuccession, succeed, type Successor } from './succession.ts';
import { whatGoesWith, type BroughtFile, type WhatGoes } from './whatGoes.ts';

/**
 * Where a person is, as the command service writes there. `store`: null where no files are taken.
 */
export type ErasingPlace = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly store: FileStore | null;
};

/** What an operator asks for (PRODUCT 20.1). `forGood`: else it is only said what would be gone. */
export type Erasing = {
  readonly who: string;
  readonly forGood: boolean;
  /**
   * Whose workspaces are that nobody else owns: an account or address, or null; null: it was not
   * said.
   */
  readonly successor?: string | 'nobody' | null;
};

/**
 * Erases a person, or says what would be gone (PRODUCT 20): their files, their sessions, and their
 * key, without which nothing can be read any more that was sealed by it. So it does a guest who
 * came by a link, and a stranger whose mail came in. Each part may be done again, so a run that was
 * cut off is begun anew. Rows that hold opened words are made anew by the projector's part. Answers
 * the exit code: 0 when it was done or said, 2 when there is nobody to erase or a part was out of
 * reach.
 */
export async function erasePerson(
  { who, forGood, successor: named = null }: Erasing,
  place: ErasingPlace,
  print: (text: string) => void,
  now: Date = new Date(),
): Promise<0 | 2> {
  const { log, vault, pool, store } = place;
  const accounts = new Accounts(log, vault);
  try {
    const [subject, ...others] = await whoIsMeant(who, { ...place, accounts });
    if (subject === undefined) {
      print(
        `There is no account ${who}, nor a guest or a stranger who is found by that. Whoever was erased is found by their id alone.`,
      );
      return 2;
    }
    if (others.length > 0) {
      print('Several are found by that. Name the one who is meant by the id:');
      for (const { kind, id, called } of [subject, ...others])
        print(`  ${id}  ${kind} ${called ?? '(erased)'}`);
      return 2;
    }
    const goes = await whatGoesWith(log, subject);
    print(headOf(subject));
    for (const line of linesOf(goes)) print(`  ${line}`);
    const successor = await successorOf(named, accounts);
    const refused = refusedSuccession(goes.ownedAlone, successor);
    if (refused !== null) print(refused);
    if (!forGood) {
      print(
        'Nothing was erased. Add --for-good to erase them; there is no way back. What they did stays in the history, without their name.',
      );
      return 0;
    }
    if (refused !== null) return 2;
    if (goes.files.length > 0 && store === null) {
      print('They brought files, and no file store is named: nothing was erased.');
      return 2;
    }
    const commandId = `erase ${subject.id} ${randomUUID()}`;
    const cause = {
      ...{ commandId, command: 'ErasePerson', correlationId: commandId },
      actor: { kind: 'system', name: 'operator' } as const,
      at: now.toISOString(),
    };
    const metadata = { ...cause, causationId: commandId, workspaceId: null };
    await succeed(log, goes.ownedAlone, successor, metadata);
    for (const file of goes.files) {
      await eraseFile(file, subject.id, place, { ...metadata, workspaceId: file.workspaceId });
      for (const { key } of file.contents) await store?.delete(key);
    }
    for (const older of goes.inClear) await takeBack(older, log, metadata);
    if (subject.kind === 'person')
      await accounts.erase(subject.id, { ...cause, workspaceId: null });
    for (const key of subject.keys) await vault.erase(key);
    await deleteOwnRows(pool, subject.kind === 'stranger' ? null : subject.id, subject.digest);
    auditCommandLine('erasure', {
      ...{ account: subject.id, action: `erase ${subject.kind}` },
      rows: goes.files.length,
    });
    print(`${subject.id} was erased. What the read models hold opened goes as they are made anew.`);
    return 0;
  } catch (error) {
    if (!(error instanceof FileStoreTrouble || error instanceof LogUnavailable)) throw error;
    print(`It was not done to the end; do it again: ${error.message}`);
    return 2;
  }
}

async function successorOf(named: string | null, accounts: Accounts): Promise<Successor> {
  if (named === null || named === 'nobody') return named;
  const accountId = named.includes('@') ? await accounts.find(named) : named;
  return { accountId: accountId ?? named };
}

/** Says that what stood in clear stands there no longer. */
async function takeBack(
  { stream, workspaceId, takenBack }: InClear,
  log: EventLog,
  metadata: Metadata,
): Promise<void> {
  const { type } = takenBack;
  const id = deterministicId(metadata.commandId, stream, JSON.stringify(takenBack));
  await log.append(
    stream,
    [{ ...{ id, ...takenBack }, metadata: withVersion(type, { ...metadata, workspaceId }) }],
    'any',
  );
}

/** Says of a file that it is gone, as who brought it would; its contents are deleted after that. */
async function eraseFile(
  { workspaceId, fileId }: BroughtFile,
  accountId: string,
  { log, pool }: ErasingPlace,
  metadata: Metadata,
): Promise<void> {
  const stream = streamOf.file(workspaceId, fileId);
  await log.append(
    stream,
    [
      {
        id: deterministicId(metadata.commandId, stream, 'FileErased'),
        type: 'FileErased',
        data: { fileId, accountId },
        metadata: withVersion('FileErased', metadata),
      },
    ],
    'any',
  );
  await pool.query('DELETE FROM identity.file_room WHERE workspace_id = $1 AND file_id = $2', [
    workspaceId,
    fileId,
  ]);
}

const headOf = ({ kind, id, called }: ErasureSubject): string =>
  called === null
    ? `${id} was erased before; what is left of them:`
    : `${called}, ${kind === 'person' ? 'account' : kind} ${id}. What will be gone:`;

/** What is sealed in streams of each kind, as operators know it. */
const words: Partial<Record<StreamKind, string>> = {
  account: 'versions of their name, gender and e-mail address',
  workspace: 'times that was typed in an invitation to a team',
  client: 'times that was typed in an invitation of a client',
  conversation: 'messages, each with what it read before',
  notes: 'notes, each with what they read before',
  file: 'names of files',
  answers: 'answers to forms, and words about them',
  post: 'copies of mails to them',
  process: 'reasons of Stuck, and answers that became variables',
  project: 'reasons of Stuck on boards',
  share: 'names of a guest, or links',
};

function linesOf({ sealed, copiesOfOthers, files, inClear }: WhatGoes): string[] {
  const bytes = files
    .flatMap(({ contents }) => contents)
    .reduce((sum, each) => sum + each.bytes, 0);
  return [
    ...[...sealed].map(
      ([kind, count]) =>
        `${String(count).padStart(6)} ${words[kind] ?? `texts in streams of kind ${kind}`}`,
    ),
    `${String(copiesOfOthers).padStart(6)} copies of mails to others that repeat their name or words`,
    ...(inClear.length === 0
      ? []
      : [
          `${String(inClear.length).padStart(6)} reasons and answers that an earlier version wrote in clear (they stay in the log)`,
        ]),
    `${String(files.length).padStart(6)} files that they brought to tasks (${(bytes / 1024 ** 2).toFixed(1)} MB)`,
    '       all sessions, drafts of answers, and mails on their way to them',
  ];
}
