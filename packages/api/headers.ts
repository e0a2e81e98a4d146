/** Names of the headers that the services and the apps agree on. */
export const headers = {
  /** Which workspace the caller works in. */
  workspace: 'Waymark-Workspace',
  /** The command's id: the same key again answers the same and changes nothing. */
  idempotencyKey: 'Idempotency-Key',
  /**
   * Revision of the target stream that the author saw; absent means: the change stands whatever
   * came between.
   */
  basedOn: 'Based-On',
  /**
   * What a file that is brought is called, percent-encoded: a name is a person's words, which stand
   * in no address.
   */
  fileName: 'File-Name',
  requestId: 'X-Request-Id',
  /** On a read: what was asked for by `after` had not arrived in time; the answer may be old. */
  stale: 'Waymark-Stale',
  /** On a read: the position of the log that what it shows is at least as new as. */
  position: 'Waymark-Position',
} as const;
