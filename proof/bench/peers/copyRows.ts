import type pg from 'pg';

/** The part of the driver's connection that COPY goes by. */
type Connection = {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** Fills a table, named with its columns, by COPY: rows as lists of values in their order; lists and objects as JSON. */
export function copyRows(
  client: pg.Client,
  table: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = {
      submit: (connection: Connection) =>
        connection.query(`COPY ${table} FROM STDIN`),
      handleCopyInResponse(connection: Connection) {
        for (let from = 0; from < rows.length; from += 5_000)
          connection.sendCopyFromChunk(
            Buffer.from(
              rows
                .slice(from, from + 5_000)
                .map(line)
                .join(''),
            ),
          );
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(copy as unknown as pg.Submittable);
  });
}

const line = (row: readonly unknown[]) => `${row.map(field).join('\t')}\n`;

const field = (value: unknown) =>
  value === null || value === undefined
    ? '\\N'
    : (typeof value === 'object' ? JSON.stringify(value) : String(value))
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n');
