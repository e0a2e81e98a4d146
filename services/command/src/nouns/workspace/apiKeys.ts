import { readApiKey, shortOfWorkspace, type Command } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import type { ApiKey, Workspace, WorkspaceEvent } from '@waymark/events';
import { DecisionRefused, existing, nameUnused, unused } from '../../decisions/decision.ts';

/** API keys of one workspace. */
const MOST = 50;
/** Days for which the text of before can go on working (PRODUCT 21.4). */
export const LONGEST_OVERLAP_DAYS = 7;
const DAY = 24 * 60 * 60_000;

/** A key may be made like this; asked before its digest is kept, too. */
export function mayMakeApiKey(
  state: Workspace,
  { keyId, name, key, until }: Command<'MakeApiKey'>,
  now: string,
): void {
  unused(state.apiKeys, keyId, 'apiKey', 'keyId');
  nameUnused(state.apiKeys, keyId, name, 'apiKey');
  if (state.apiKeys.size >= MOST)
    throw new DecisionRefused('conflict', 'too-many-api-keys', refusalText('tooManyApiKeys', MOST));
  if (until !== null && until <= now)
    throw new DecisionRefused(
      ...(['invalid', 'api-key-end-passed', refusalText('apiKeyEndPassed'), 'until'] as const),
    );
  isItsOwn(state, { keyId, key });
}

/** @param isKept whether its digest was: false where another key has the id or the text */
export function makeApiKey(
  state: Workspace,
  command: Command<'MakeApiKey'>,
  { now, isKept }: { readonly now: string; readonly isKept: boolean },
): WorkspaceEvent[] {
  mayMakeApiKey(state, command, now);
  if (!isKept) throw notItsOwn();
  const { keyId, name, key, until } = command;
  const scopes = [...new Set(command.scopes)];
  return [{ type: 'ApiKeyMade', data: { keyId, name, scopes, until, lastFour: lastFourOf(key) } }];
}

/** A key may be given this text; asked before its digest is kept, too. */
export function mayRotateApiKey(
  state: Workspace,
  { keyId, key, previousUntil }: Command<'RotateApiKey'>,
  now: string,
): ApiKey {
  const known = existing(state.apiKeys, keyId, 'apiKey', 'keyId');
  const latest = new Date(Date.parse(now) + LONGEST_OVERLAP_DAYS * DAY).toISOString();
  if (previousUntil !== null && (previousUntil <= now || previousUntil > latest))
    throw new DecisionRefused(
      ...(['invalid', 'api-key-overlap', refusalText('apiKeyOverlap'), 'previousUntil'] as const),
    );
  isItsOwn(state, { keyId, key });
  return known;
}

export function rotateApiKey(
  state: Workspace,
  command: Command<'RotateApiKey'>,
  { now, isKept }: { readonly now: string; readonly isKept: boolean },
): WorkspaceEvent[] {
  const { name } = mayRotateApiKey(state, command, now);
  if (!isKept) throw notItsOwn();
  const { keyId, key, previousUntil } = command;
  return [
    { type: 'ApiKeyRotated', data: { keyId, name, lastFour: lastFourOf(key), previousUntil } },
  ];
}

export function endApiKey(state: Workspace, { keyId }: Command<'EndApiKey'>): WorkspaceEvent[] {
  const { name } = existing(state.apiKeys, keyId, 'apiKey', 'keyId');
  return [{ type: 'ApiKeyEnded', data: { keyId, name } }];
}

function isItsOwn(
  { workspaceId }: Workspace,
  { keyId, key }: { readonly keyId: string; readonly key: string },
): void {
  const parts = readApiKey(key);
  if (parts?.keyId !== keyId || parts.workspace !== shortOfWorkspace(workspaceId))
    throw notItsOwn();
}

const notItsOwn = () =>
  new DecisionRefused('invalid', 'api-key-not-its-own', refusalText('apiKeyNotItsOwn'), 'key');

const lastFourOf = (key: string): string => key.slice(-4);
