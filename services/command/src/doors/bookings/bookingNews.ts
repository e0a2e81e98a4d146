/**
 * The task that a time was booked for, as its booking page was told: `<processId>.<taskId>`, on a
 * board `project.<projectId>.<taskId>`.
 */
export type BookedTask = {
  readonly plan: { readonly kind: 'process' | 'project'; readonly id: string };
  readonly taskId: string;
};

/**
 * What a provider tells of a time. Instants are ISO 8601 in UTC; `ref`: what the provider calls the
 * time.
 */
export type BookingNews =
  | {
      readonly what: 'booked';
      readonly task: BookedTask;
      readonly ref: string;
      readonly start: string;
      readonly end: string;
      readonly place: string | null;
    }
  | { readonly what: 'cancelled'; readonly task: BookedTask; readonly ref: string };

/** How a provider of bookings speaks. */
export type ProviderDialect = {
  /**
   * How far its clock may be from ours, in seconds; older messages may be repeated by somebody
   * else.
   */
  readonly tolerance: number;
  /**
   * When it was signed, in milliseconds, where the signature is that of the key; null where it is
   * not.
   */
  signedAt(message: SignedMessage, key: string): number | null;
  /** What it tells of a task; null where it tells of something else. */
  read(body: unknown): BookingNews | null;
};

export type SignedMessage = {
  readonly body: Buffer;
  /** Value of a header, '' where there is none. */
  readonly header: (name: string) => string;
  readonly method: string;
  /** The whole address that it was sent to. */
  readonly url: string;
};

/** @returns null for what is no reference to a task */
export function bookedTask(reference: unknown): BookedTask | null {
  const [, onBoard, id, taskId] =
    (typeof reference === 'string'
      ? /^(project\.)?([A-Za-z0-9-]{1,64})\.([A-Za-z0-9-]{1,64})$/.exec(reference)
      : null) ?? [];
  return id === undefined || taskId === undefined
    ? null
    : { plan: { kind: onBoard === undefined ? 'process' : 'project', id }, taskId };
}
