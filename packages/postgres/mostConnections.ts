/**
 * Connections to Postgres that each pool opens at most; `max_connections` of docker-compose.yml
 * fits their sum.
 */
export const MOST_CONNECTIONS = {
  /** Of a command service: secrets, replies, outbox. */
  command: 20,
  /** Of the service that takes mail in: what it gives as commands. */
  mailIn: 8,
  /** Of whatever opens the vault. */
  vault: 4,
  /**
   * Of whatever opens a log in Postgres; and those that listen there, and look at the start which
   * log it is.
   */
  log: 10,
  besideTheLog: 2,
  /**
   * Of a projector: answering reads, what it asks for itself, and writing, for each read model and
   * beside them.
   */
  reads: 10,
  own: 4,
  ofAReadModel: 3,
  besideReadModels: 6,
} as const;
