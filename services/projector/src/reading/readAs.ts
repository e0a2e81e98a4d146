import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import { MOST_CONNECTIONS } from '@waymark/postgres';
import { sql, type FragmentSqlToken, type QuerySqlToken } from 'slonik';
import { z } from 'zod';
import { GATE } from './tableSet.ts';
import { tripStatement, parsed, ReadPool, type TripRows } from './readPool.ts';

/** Connections for reading; `connectionString` has the reader's login. */
export const openReadPool = (
  connectionString: string,
  most: number = MOST_CONNECTIONS.reads,
): ReadPool => new ReadPool({ connectionString, most });

/** Who asks, and where; what they may read there follows from their membership. */
export type ReadCaller = {
  readonly workspaceId: string;
  readonly accountId: string;
  /** Where they ask from; absent where nobody does. */
  readonly address?: string;
  /** Somebody of the team looks as them: also as who was invited and has not come yet. */
  readonly looks?: boolean;
};

/** Who reads: row-level security goes by this and nothing else. */
export type Reader = ReadCaller & {
  readonly party: 'team' | 'client' | 'guest';
  /**
   * The clients whose user it is, or the one of which something is shared with a guest; empty for
   * the team.
   */
  readonly clientIds: readonly string[];
  /** Those that are shared with a guest; empty for everybody else. */
  readonly plans: readonly string[];
};

export const membership = z.object({
  /** Null for who does not belong there. */
  party: z.enum(['team', 'client', 'guest']).nullable(),
  /** With commas. */
  client_id: z.string().nullable(),
  plans: z.string().nullable(),
});

/** One row, of a function that sees what the reader does not see yet (controlTables.sql.ts). */
export const membershipOf = ({ workspaceId, accountId, looks }: ReadCaller) =>
  looks === true
    ? sql.fragment`read.looks_as(${workspaceId}, ${accountId})`
    : sql.fragment`read.reader_of(${workspaceId}, ${accountId})`;

/** Waits for an exchange of tables before any table is opened, and lets nothing be written. */
const GATE_FIRST = tripStatement(
  sql.unsafe`
  SELECT pg_advisory_xact_lock_shared(${GATE}::bigint), set_config('transaction_read_only', 'on', true),
         set_config('plan_cache_mode', 'force_generic_plan', true)`,
  'gate',
);

const found = membership.pick({ party: true });

/**
 * Looks up who reads and tells it to the rest of the transaction: who does not belong there is
 * nobody and nowhere, and row-level security shows them nothing.
 */
const tellWhoReads = (caller: ReadCaller, planMode: PlanMode) =>
  tellReader(membershipOf(caller), caller, planMode);

/** Of who is a client's or a guest, what the team sees; all others are nobody. */
const asTheTeam = (caller: ReadCaller) =>
  sql.fragment`(SELECT CASE WHEN party IN ('client', 'guest') THEN 'team' END AS party,
                       NULL::text AS client_id, NULL::text AS project_id, NULL::text AS plans
                  FROM ${membershipOf(caller)} them)`;

const tellReader = (m: FragmentSqlToken, caller: ReadCaller, planMode: PlanMode) => sql.type(found)`
  SELECT m.party,
         set_config('waymark.workspace', CASE WHEN m.party IS NULL THEN '' ELSE ${caller.workspaceId} END, true),
         set_config('waymark.party', coalesce(m.party, ''), true),
         set_config('waymark.client', coalesce(m.client_id, ''), true),
         set_config('waymark.project', coalesce(m.project_id, ''), true),
         set_config('waymark.plans', coalesce(m.plans, ''), true),
         set_config('waymark.account', ${caller.accountId}, true),
         set_config('plan_cache_mode', ${planMode}, true)
    FROM ${m} m`;

type PlanMode = 'force_generic_plan' | 'auto';

class NotAMember extends RequestRefused {}

export const notAMember = (): RequestRefused =>
  new NotAMember({ status: 403, code: 'no-permission', detail: refusalText('notAMember') });

export const isNotAMember = (error: unknown): boolean => error instanceof NotAMember;

/**
 * A query, and whether one plan is good for all values that it may come with (`samePlan` of a
 * filter).
 */
export type RowQuery<Schema extends z.ZodType> = {
  readonly query: QuerySqlToken<Schema>;
  readonly samePlan: boolean;
};

/**
 * What was found, and whose columns whoever it was found for is given: a guest is given what
 * clients are.
 */
export type FoundRows<Row> = { readonly rows: readonly Row[]; readonly party: 'team' | 'client' };

/** Answers a question with the rows that a caller may see. */
export type AskRows = <Schema extends z.ZodType>(
  question: RowQuery<Schema>,
) => Promise<FoundRows<z.output<Schema>>>;

/**
 * Whether there is something that a client's user or a guest was not given, by a question for it:
 * for the audit log alone, never for an answer.
 */
export const askedInVain =
  (pool: ReadPool, caller: ReadCaller): AskRows =>
  async ({ query }) => {
    const who = tellReader(asTheTeam(caller), caller, 'auto');
    const trip = [GATE_FIRST, tripStatement(who, 'team'), tripStatement(query)];
    const [, told, rows] = await pool.inTurn(caller, () => pool.trip(trip, () => true));
    const isTheirs = parsed(who, told)[0]?.party === 'team';
    return { rows: isTheirs ? parsed(query, rows) : [], party: 'team' };
  };

/**
 * Asks as `caller`, each question in one trip to the database: a read-only transaction of the
 * reader, told who is reading, so that a query that forgets its WHERE still sees no row of another
 * workspace, party or client.
 * @throws RequestRefused 403 `no-permission` when the caller does not belong to the workspace
 */
export const readAs =
  (pool: ReadPool, caller: ReadCaller): AskRows =>
  async ({ query, samePlan }) => {
    // The planner looks at the workspace that is read, and plans for as many rows as that one has.
    const { workspaceId } = caller;
    const planKey = samePlan ? `${workspaceId.length} ${workspaceId} ${query.sql}` : undefined;
    const who = tellWhoReads(caller, samePlan ? 'force_generic_plan' : 'auto');
    const partyIn = ([, told]: TripRows) => parsed(who, told)[0]?.party ?? null;
    const answers = await pool.inTurn(caller, () =>
      pool.trip(
        [
          GATE_FIRST,
          tripStatement(who, caller.looks === true ? 'looks' : 'who'),
          tripStatement(query, planKey),
        ],
        (given) => partyIn(given) !== null,
      ),
    );
    const party = partyIn(answers);
    if (party === null) throw notAMember();
    pool.belongs(caller);
    return { rows: parsed(query, answers[2]), party: party === 'team' ? 'team' : 'client' };
  };
