/**
 * Why a history cannot be copied, or is not equal after it; in words for whoever typed the command,
 * without credentials.
 */
export class CopyProblem extends Error {
  override readonly name = 'CopyProblem';
}
