/**
 * The parts of an error that may stand in a log. All else is left out: a database's error carries
 * the row it choked on, and that may be personal.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause);
  return { type: error.name, message: error.message, stack: error.stack, code, cause };
}
