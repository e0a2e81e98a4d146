import { hostsOf, LogProblem, openLog, type EventLog } from '@waymark/log';
import { StartupProblem } from './startupProblem.ts';

/** Opens the log of `npm start` and says where it is. @throws StartupProblem */
export async function chosenLog(
  database: string,
  eventStoreDb: string | undefined,
  say: (line: string) => void,
): Promise<EventLog> {
  say(
    eventStoreDb === undefined
      ? 'The event log is in Postgres.'
      : `The event log is in EventStoreDB at ${hostsOf(eventStoreDb)}.`,
  );
  try {
    return await openLog(
      { DATABASE_URL: database, ESDB_URL: eventStoreDb },
      { told: (trouble) => say(trouble ?? 'The event log is the one that it was again.') },
    );
  } catch (error) {
    if (!(error instanceof LogProblem)) throw error;
    throw new StartupProblem(error.what, error.advice, error);
  }
}
