import { randomUUID } from 'node:crypto';
import {
  streamOf,
  withVersion,
  type Metadata,
  type StreamKind,
} from '@waymark/events';
import { FileStoreTrouble, type FileStore } from '@waymark/files';
import { LogUnavailable, type EventLog } from '@waymark/log';
import type { PersonVault } from '@waymark/vault';
import type { Pool } from 'pg';
import { Accounts } from '../identity/accounts.ts';
import { deterministicId } from '../identity/deterministicId.ts';
import { deleteOwnRows } from './ownRows.ts';
import { whatGoesWith, type BroughtFile, type WhatGoes } from './whatGoes.ts';

/** Where a person is, as the command service writes there. `store`: null where no files are taken. */
export type ErasingPlace = {
  readonly log: EventLog;
  readonly vault: PersonVault;
  readonly pool: Pool;
  readonly store: FileStore | null;
};

/** What an operator asks for (PRODUCT 20.1). `forGood`: else it is only said what would be gone. */
export type Erasing = { readonly who: string; readonly forGood: boolean };

/**
 * Erases a person, or says what would be gone (PRODUCT 20): their files, their sessions, and their key, without which nothing can be
 * read any more that was sealed by it. Each part may be done again, so a run that was cut off is begun anew. Rows that hold
 * opened words are made anew by the projector's part.
 * Answers the exit code: 0 when it was done or said, 2 when there is nobody to erase or a part was out of reach.
 */
export async function erasePerson(
  { who, forGood }: Erasing,
  place: ErasingPlace,
  print: (text: string) => void,
  now: Date = new Date(),
): Promise<0 | 2> {
  const { log, vault, pool, store } = place;
  const accounts = new Accounts(log, vault);
  try {
    const accountId = who.includes('@') ? await accounts.find(who) : who;
    const life = accountId === null ? 'absent' : await accounts.life(accountId);
    if (accountId === null || life === 'absent') {
      print(
        `There is no account ${who}. Whoever was erased is found by the id of the account alone.`,
      );
      return 2;
    }
    const person = await accounts.person(accountId);
    const goes = await whatGoesWith(log, accountId);
    print(headOf(accountId, person));
    for (const line of linesOf(goes)) print(`  ${line}`);
    if (!forGood) {
      print(
        'Nothing was erased. Add --for-good to erase them; there is no way back. What they did stays in the history, without their name.',
      );
      return 0;
    }
    if (goes.files.length > 0 && store === null) {
      print(
        'They brought files, and no file store is named: nothing was erased.',
      );
      return 2;
    }
    const commandId = `erase ${accountId} ${randomUUID()}`;
    const cause = {
      ...{ commandId, command: 'ErasePerson', correlationId: commandId },
      actor: { kind: 'system', name: 'operator' } as const,
      at: now.toISOString(),
    };
    for (const file of goes.files) {
      await eraseFile(file, accountId, place, {
        ...{ ...cause, causationId: commandId },
        workspaceId: file.workspaceId,
      });
      for (const { key } of file.contents) await store?.delete(key);
    }
    const digest =
      person === null ? null : await vault.emailDigest(person.email);
    await accounts.erase(accountId, { ...cause, workspaceId: null });
    await deleteOwnRows(pool, accountId, digest);
    print(
      `${accountId} was erased. What the read models hold opened goes as they are made anew.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof FileStoreTrouble || error instanceof LogUnavailable))
      throw error;
    print(`It was not done to the end; do it again: ${error.message}`);
    return 2;
  }
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
  await pool.query(
    'DELETE FROM identity.file_room WHERE workspace_id = $1 AND file_id = $2',
    [workspaceId, fileId],
  );
}

const headOf = (
  accountId: string,
  person: Awaited<ReturnType<Accounts['person']>>,
): string =>
  person === null
    ? `${accountId} was erased before; what is left of them:`
    : `${[person.firstName, person.lastName].join(' ').trim()} <${person.email}>, account ${accountId}. What will be gone:`;

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
};

function linesOf({ sealed, files }: WhatGoes): string[] {
  const bytes = files
    .flatMap(({ contents }) => contents)
    .reduce((sum, each) => sum + each.bytes, 0);
  return [
    ...[...sealed].map(
      ([kind, count]) =>
        `${String(count).padStart(6)} ${words[kind] ?? `texts in streams of kind ${kind}`}`,
    ),
    `${String(files.length).padStart(6)} files that they brought to tasks (${(bytes / 1024 ** 2).toFixed(1)} MB)`,
    '       all sessions, drafts of answers, and mails on their way to them',
  ];
}
