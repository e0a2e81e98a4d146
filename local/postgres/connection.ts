import { realpath } from 'node:fs/promises';
import pg from 'pg';
import type { ClusterPaths } from './paths.ts';
import { explainFailure } from './explainFailure.ts';

/** Connects as superuser over 127.0.0.1. */
export function connectionString(port: number, password: string, database: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** True when the server on this port takes our password and works on our data folder. */
export async function isOurs(port: number, password: string, dataDir: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(port, password, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  // A cut connection also fails the query, which answers below.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(dataDir));
  } catch {
    // Still starting, shutting down, or another server: in every case not one to take over now.
    return false;
  } finally {
    await client.end();
  }
}

/** Makes the database `waymark` if it is missing. @throws StartupProblem */
export async function ensureDatabase(
  port: number,
  password: string,
  paths: ClusterPaths,
): Promise<void> {
  const client = new pg.Client({
    connectionString: connectionString(port, password, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'waymark'");
    if (rowCount === 0) await client.query('CREATE DATABASE waymark');
  } catch (error) {
    // 42P04: another Waymark made it at the same moment.
    if ((error as { code?: string }).code === '42P04') return;
    throw explainFailure(
      'Opening the database',
      error instanceof Error ? error.message : String(error),
      paths.dataDir,
      paths.log,
    );
  } finally {
    await client.end();
  }
}
