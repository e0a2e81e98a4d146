import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './embeddedPostgres.ts';

/** An empty database for one test file. */
export type FreshDatabase = { readonly connectionString: string; drop(): Promise<void> };

/** Makes a uniquely named database on the Postgres of this test run; `drop` cuts whoever is still connected. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const admin = inject('adminConnectionString');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, `CREATE DATABASE ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { connectionString: url.href, drop: () => asAdmin(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function asAdmin(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
