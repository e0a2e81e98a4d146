import { scopesOfCommand, type CommandName } from '@waymark/api';
import { mustHaveScopes, type ApiKeyPass } from '@waymark/edge';
import { noPermission } from '../callers/noPermission.ts';

/**
 * A command that a program gives by its API key. @throws RequestRefused 403 `not-for-api-keys` or
 * `scope-missing`
 */
export function keyedCommand(
  pass: ApiKeyPass | undefined,
  { name, payload }: { readonly name: CommandName; readonly payload: unknown },
): void {
  if (pass !== undefined) mustHaveScopes(pass, scopesOfCommand(name, payload));
}

/** A key is of one workspace alone. @throws RequestRefused 403 `no-permission` */
export function keyedWorkspace(pass: ApiKeyPass | undefined, workspaceId: string): void {
  if (pass !== undefined && pass.workspaceId !== workspaceId) throw noPermission();
}
