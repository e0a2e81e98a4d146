/**
 * SQLSTATEs of a database that is gone, full or just starting, and what the network says when
 * nobody answers, or nobody of that name: a container that has stopped is called by none.
 */
const CODE =
  /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver that come without a code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/**
 * True for the error of a database that cannot be reached just now, also where another error wraps
 * it: it passes by itself, and the same request may work a moment later.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return true;
  return WORDS.test(error.message) || isDatabaseTrouble(error.cause);
}
