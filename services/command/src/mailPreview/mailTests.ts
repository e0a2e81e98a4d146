import type { Pool } from 'pg';
import { countedInPostgres, type Limiter } from '../limits/limiters.ts';

/** How many mails somebody may send themselves to see how they read: OPERATIONS, 'Limits'. */
export const mailTests = (pool: Pool): Limiter =>
  countedInPostgres(pool, 'mailTests', { times: 20, minutes: 10 });
