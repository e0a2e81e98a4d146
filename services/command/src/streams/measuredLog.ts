import type { Metrics } from '@waymark/edge';
import type { EventLog } from '@waymark/log';

/** How appends end, by the name of the error; whatever else is thrown counts as `failed`. */
const outcomes: Readonly<Record<string, string>> = {
  WrongExpectedRevision: 'wrong revision',
  LogUnavailable: 'unavailable',
  LogReplaced: 'unavailable',
  EventTooLarge: 'refused',
  InvalidEvent: 'refused',
  StreamDeleted: 'refused',
};

/** The same log, whose appends are measured by how they ended. */
export function measuredLog(log: EventLog, metrics: Metrics): EventLog {
  const seconds = metrics.histogram(
    'append_duration_seconds',
    'Time of one append to the event log. After `wrong revision` the command is decided anew.',
    ['outcome'],
  );
  return {
    async append(...append) {
      const started = performance.now();
      let outcome = 'stored';
      try {
        return await log.append(...append);
      } catch (error) {
        outcome = (error instanceof Error ? outcomes[error.name] : undefined) ?? 'failed';
        throw error;
      } finally {
        seconds.observe({ outcome }, (performance.now() - started) / 1000);
      }
    },
    readStream: (...read) => log.readStream(...read),
    subscribe: (options) => log.subscribe(options),
    head: () => log.head(),
    close: () => log.close(),
  };
}
