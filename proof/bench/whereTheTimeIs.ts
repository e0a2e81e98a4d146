const append =
  'A group of appends is one statement that is its own transaction. At 16 and at 64 callers two fifths of its time are ' +
  'the flush to disk, a tenth is the statement (a fifth of that the index of event ids, an eighth the check of ' +
  'revisions), and the rest is our own code and waiting for a processor. By processor time an event costs a tenth of ' +
  'what Emmett needs at 64 callers and about a seventh at 16: where the ratio is smaller, processors were not what lacked.';

const command =
  'Of the wall clock of the service a fifth is Koa and Node’s http, a fifth writing to the sockets of Postgres, an eighth ' +
  'decision, cache, envelope and checks, a tenth the other middlewares, a tenth the driver, and the rest the log, replies, ' +
  'reactions and garbage. Nothing stands out. A command takes about 220 µs of processor time in Node and 90 in Postgres, ' +
  'the peer 85 and 33: the peer has no token to verify, no earlier reply to look for, no other streams that permit it, ' +
  'and no reaction that follows.';

const eventStoreDb =
  'By processor time the adapter takes 149 µs for an append at 64 callers where the bare client takes 128, and 196 where ' +
  'it takes 166 at 16: the check of sizes, the ids that are remembered, time limits of its own, and the gate that keeps the ' +
  'client’s stream from pushing back.';

const list =
  'The statement goes by `tasks_assignee`, as the bare one does: the total is counted in the index, the page is cut by it, ' +
  'and the rows of the page alone are joined. Node takes less for it than the peer does, since Postgres writes the page and ' +
  'nothing parses it. What Postgres takes beyond the bare statement is writing it: about 1 ms of processor time for a ' +
  'hundred rows of 26 columns, while the joins take 1 ms, total and cut 0.3 ms, and gate and who reads 0.15 ms in the same ' +
  'trip. Row-level security itself is asked once for a statement and costs little. The peer of p50 is a connection to ' +
  'Postgres without HTTP, which alone makes the bare Koa 1.6 times as slow.';

const commitToRow =
  'The limit is one NOTIFY without a read or a write. Between the two commits here lie the wake-up of the projector, one ' +
  'read of the end of the log, the fold, and one transaction for each read model, whose longest statements upsert the ' +
  'execution, the task and the history; none of them takes a millisecond alone. What is left is waiting: each hop ' +
  'between Postgres and Node gives the processor away, and on few processors that are shared with the load it is given ' +
  'back late. The higher the load of the machine, the larger this ratio grows.';

const memory =
  'What both services remember is bounded in bytes: folded plans in the projector (`planMemory.ts`: so much for the ' +
  'tables that answer reads, and so much more while tables beside are filled and compared, whatever the number of read ' +
  'models), streams in the command service (`streamCache.ts`). The rest is garbage that is not collected yet: a projector ' +
  'that held 82 MiB after 60,000 events took 399 MiB of the machine, and 720 MiB for a rebuild, as long as Node could take ' +
  'what it liked. Hence the image bounds both heaps (`NODE_OPTIONS` in the Dockerfile), and the bench starts both services ' +
  'with the same bounds. Where the first half of a history has not filled what may be remembered, the second half still ' +
  'adds to it.';

/**
 * What profiles (`node --cpu-prof`, `pg_stat_statements`, `auto_explain`) said of measures that
 * missed their goals, by name of the measure.
 */
export const whereTheTimeIs: Readonly<Record<string, string>> = {
  'projecting as events arrive':
    'By hand, one statement a batch is all. The product appends the same events, folds each event once for both read ' +
    'models, as long as they have the plan from the same pages of the log, and writes two read models, each with its ' +
    'checkpoint and quarantine in a transaction of its own. In Postgres most of the time goes to the rows of history ' +
    'with their four indexes, to appending, to the tasks, of which every column is written and not only the status, and ' +
    'to reading the log. In Node garbage collection, copying the map of tasks at each change (`changed` in ' +
    'events/define.ts), and JSON on its way out and in weigh about the same.',
  'rebuild from nothing':
    'The limit folds all in memory and writes each row once, by COPY, with all indexes made last. The product writes as ' +
    'it goes, so that it can be paused and goes on after a kill: only the indexes that nothing but reads needs are made ' +
    'last, and a task that changes in two batches is written twice. Both read models are given the same pages of the ' +
    'log, each event parsed once and folded once for both of them. Of the time of statements in Postgres more than a ' +
    'quarter are upserts of tasks, a quarter pages of the log, a sixth inserts of history, and a seventh the indexes ' +
    'made last; to parse the rows that are sent comes on top of that. In Node it is garbage collection (a quarter), rows ' +
    'and JSON of the log, the fold, and encoding rows. By processor time an event costs about 1.7 times what the limit ' +
    'needs; the product uses two processors at once, the limit one after the other.',
  'first 100 of 500 tasks among 100,000, p50': list,
  'first 100 of 500 tasks among 100,000, p99': list,
  'first 100 of 500 tasks among 100,000, requests/s': list,
  'commit to row, p50': commitToRow,
  'commit to row, p99': commitToRow,
  'rolling out 1,000 tasks':
    'Beside the rows there is one event of half a megabyte: a third of the time is the command, which reads the blueprint, ' +
    'decides, checks every value of the event and stores it. Then the projector reads and parses it, folds it, and upserts ' +
    'the same rows. Upserting tasks and blocks takes as long as inserting them raw; history writes a line for each task ' +
    'at the same time on the other processor.',
  ...Object.fromEntries([1, 16, 64].map((callers) => [`append at ${callers}`, append])),
  'command over HTTP, requests/s': command,
  'command over HTTP, p99': command,
  'append through the EventStoreDB adapter at 64': eventStoreDb,
  'append through the EventStoreDB adapter at 16': eventStoreDb,
  'Postgres log at 64':
    'Both wait for the disk, which they share; see `append at 64` for where the rest is.',
  'memory of the command service': memory,
  'memory of the projector service': memory,
  'rebuild under load: longest swap':
    'The exchange of tables waits for reads under way to end, at most 300 ms for all its locks at a time, after the ' +
    'candidate has caught up with the serving tables; on a machine without a free processor both wait for their turn.',
};
