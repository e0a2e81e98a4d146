/**
 * How the contract suite of the log names what it runs on, at the beginning of its outermost title.
 */
const CONTRACT = /^EventStoreDB (stand-in|in a container|at (\S+)) keeps the contract/;

/**
 * Says what the EventStoreDB adapter was run against, by the titles of the tests that ran; nothing
 * if it was not run.
 */
export function eventStoreDbNote(titles: Iterable<string>): string[] {
  for (const title of titles) {
    const [, on, host] = CONTRACT.exec(title) ?? [];
    if (on === 'stand-in')
      return [
        'EventStoreDB adapter: run against the stand-in of this project, not against a real server (set ESDB_URL to run it against one).',
      ];
    if (on === 'in a container')
      return ['EventStoreDB adapter: run against EventStoreDB in a container.'];
    if (host !== undefined)
      return [`EventStoreDB adapter: run against the server at ${host}, which ESDB_URL names.`];
  }
  return [];
}
