import { errorForLog, RequestRefused } from '@waymark/edge';
import { actorByItself, actorSchema } from '@waymark/events';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isCommand } from '../nouns/table/commandTable.ts';
import type { Request } from '../handling/commandRequest.ts';
import { DecisionRefused } from '../decisions/decision.ts';

export const COMMAND_TASK = 'give_command';
/**
 * With graphile-worker's back-off (e^n seconds, six hours at most) the last try comes about three
 * days after the first.
 */
const TRIES = 25;
/** Mails go first: somebody may be waiting for a code. */
const PRIORITY = 10;

/** A command as it waits in the outbox. */
export const commandJob = z.object({
  name: z.string(),
  payload: z.unknown(),
  workspaceId: z.string(),
  caller: actorByItself,
  /** Whose doing it is; absent: the caller's. */
  doneBy: actorSchema.optional(),
  commandId: z.string(),
  correlationId: z.string(),
  /** The event that it follows from. */
  causationId: z.string(),
  basedOn: z.string().nullable(),
});
export type CommandJob = z.infer<typeof commandJob>;

/**
 * Puts a command in that follows from no event; its id tells it apart. @param at when it is given
 * (ISO); null: at once
 */
export async function enqueueJob(
  client: Pool | PoolClient,
  job: CommandJob,
  key = `command:${job.commandId}`,
  at: string | null = null,
): Promise<void> {
  await client.query(
    `SELECT FROM graphile_worker.add_job($1, payload := $2, job_key := $3, run_at := $4, max_attempts := $5, priority := $6)`,
    [COMMAND_TASK, JSON.stringify(job), key, at, TRIES, PRIORITY],
  );
}

export type Giving = {
  readonly give: (request: Request) => Promise<unknown>;
  readonly clock: () => Date;
  readonly logger: Logger;
};

/**
 * Gives a command that waited. One that no longer fits what is there is void. @throws whatever
 * another try may mend
 */
export const commandGiver =
  ({ give, clock, logger }: Giving) =>
  async (waiting: unknown): Promise<void> => {
    const { name, basedOn, doneBy, ...job } = commandJob.parse(waiting);
    if (!isCommand(name)) throw new Error(`this program knows no command ${name}`);
    const request: Request = {
      ...job,
      ...(doneBy && { doneBy }),
      name,
      basedOn: basedOn === null ? null : BigInt(basedOn),
      now: clock().toISOString(),
      countedBy: 'inside',
    };
    try {
      await give(request);
    } catch (error) {
      if (!isVoid(error)) throw error;
      const { commandId, causationId } = job;
      logger.info(
        { err: errorForLog(error), name, commandId, causationId },
        'a command that followed from an event no longer fits what is there',
      );
    }
  };

const isVoid = (error: unknown): boolean =>
  error instanceof DecisionRefused ||
  (error instanceof RequestRefused && [404, 409].includes(error.status));
