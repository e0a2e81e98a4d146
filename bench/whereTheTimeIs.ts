const list =
  'Nearly all of a request is its one statement; checking, reading and encoding take a few milliseconds beside it. ' +
  'Its conditions on the workspace come from row-level security, as settings that the planner cannot see: it expects ' +
  'one plan, and so walks all tasks plan by plan through `tasks_module`, twice (for the total and for the page), where ' +
  'the bare statement with the workspace written into it goes by `tasks_assignee` and touches only those of the person.';

const commitToRow =
  'The limit is one NOTIFY without a read or a write. Between the two commits here lie the wake-up of the projector, one ' +
  'read of the end of the log, the fold, and one transaction for each read model, whose longest statements upsert the ' +
  'execution, the task and the history; none of them takes a millisecond alone. What is left is waiting: each hop ' +
  'between Postgres and Node gives the processor away, and on few processors that are shared with the load it is given ' +
  'back late. The higher the load of the machine, the larger this ratio grows.';

const memory =
  'Both services remember folded plans up to a bound (`MOST_PARTS` in the projector, for each of two read models, and ' +
  'the stream cache of the command service). Where the first half of a history has not filled what may be remembered, ' +
  'the second half still adds to it.';

/** What profiles (`node --cpu-prof`, `pg_stat_statements`, `auto_explain`) said of measures that missed their goals, by name of the measure. */
export const whereTheTimeIs: Readonly<Record<string, string>> = {
  'projecting as events arrive':
    'By hand, one statement a batch is all. The product appends the same events, folds each plan twice (once for the rows ' +
    'of plans and once for the sentences of history, which need the state before), and writes two read models, each with ' +
    'its checkpoint and quarantine in a transaction of its own. In Postgres a third of the time goes to the rows of ' +
    'history with their four indexes, a quarter to appending, a fifth to the tasks, of which every column is written and ' +
    'not only the status, and a seventh to reading the log. In Node garbage collection, copying the map of tasks at each ' +
    'change (`changed` in events/define.ts), and JSON on its way out and in weigh about the same.',
  'rebuild from nothing':
    'The limit folds all in memory and writes each row once, by COPY, with the indexes made last. The product writes as it ' +
    'goes, so that it can be paused and goes on after a kill: a task that changes in ten batches is written ten times, ' +
    'against indexes that are there from the start. Two fifths of the time in Postgres are upserts of tasks, a quarter ' +
    'inserts of history, a fifth pages of the log, which both read models read each for itself. In Node it is garbage ' +
    'collection (a sixth), parsing rows and JSON of the log twice, and encoding rows.',
  'list of 100 among 100,000, p50': list,
  'list of 100 among 100,000, p99': list,
  'list of 100 among 100,000, requests/s': list,
  'commit to durable row, p50': commitToRow,
  'commit to durable row, p99': commitToRow,
  'rolling out 1,000 tasks':
    'Beside the rows there is one event of half a megabyte: a third of the time is the command, which reads the blueprint, ' +
    'decides, checks every value of the event and stores it. Then the projector reads and parses it, folds it, and upserts ' +
    'the same rows. Upserting tasks and blocks takes as long as inserting them raw; history writes a line for each task ' +
    'at the same time on the other processor.',
  'memory of the command service': memory,
  'memory of the projector service': memory,
  'rebuild under load: longest swap':
    'The exchange of tables waits for reads under way to end, at most 300 ms for all its locks at a time, after the ' +
    'candidate has caught up with the serving tables; on a machine without a free processor both wait for their turn.',
};
