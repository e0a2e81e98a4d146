import { LOGINS, OWNER } from '@waymark/postgres';

const { writer, projector, reader, migrator } = LOGINS;

/**
 * Who may connect, and make schemas. The projector makes one for each comparison with a fresh fold.
 */
export const DATABASE_GRANTS = `
DO $$ DECLARE here text := quote_ident(current_database()); BEGIN
  EXECUTE 'REVOKE ALL ON DATABASE ' || here || ' FROM PUBLIC';
  EXECUTE 'GRANT CONNECT ON DATABASE ' || here || ' TO ${[OWNER, ...Object.values(LOGINS)].join(', ')}';
  EXECUTE 'GRANT CREATE ON DATABASE ' || here || ' TO ${OWNER}, ${projector}';
END $$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;`;

/**
 * What the projector opens personal data with, and by which it knows that the log is the one it
 * was, who signed out and who signed in, whom the operators keep out, and
 * whether files are looked at for viruses.
 */
const FOR_THE_PROJECTOR = [
  'person_keys',
  'vault_keys',
  'log_in_use',
  'reaction_checkpoints',
  'migrations',
  'schemas_applied',
  'ended_sessions',
  'blocked_networks',
  'virus_scanner',
  'access_keys',
  'api_keys',
  'api_key_secrets',
];

/**
 * What each login may do with log, identity and outbox; said anew as a whole each time, so that
 * nothing is left of what an earlier version said. History can be added to, by nobody of these
 * changed or taken away.
 */
export const TABLE_GRANTS = `
REVOKE ALL ON ALL TABLES IN SCHEMA log, identity, graphile_worker FROM ${writer}, ${projector}, ${reader}, ${migrator};
REVOKE ALL ON SCHEMA log, identity, graphile_worker FROM PUBLIC, ${reader};
GRANT USAGE ON SCHEMA log, identity TO ${writer}, ${projector};
GRANT USAGE ON SCHEMA graphile_worker TO ${writer};
GRANT SELECT ON ALL TABLES IN SCHEMA log TO ${writer}, ${projector};
GRANT INSERT ON log.events TO ${writer};
GRANT UPDATE ON log.head TO ${writer};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA identity, graphile_worker TO ${writer};
GRANT USAGE ON ALL SEQUENCES IN SCHEMA identity, graphile_worker TO ${writer};
REVOKE INSERT, UPDATE, DELETE ON identity.migrations, identity.schemas_applied FROM ${writer};
GRANT SELECT ON ${FOR_THE_PROJECTOR.map((table) => `identity.${table}`).join(', ')} TO ${projector};
GRANT INSERT ON identity.log_in_use TO ${projector};
-- When an API key was last used, whichever service it came to.
GRANT UPDATE (last_used, last_network) ON identity.api_keys TO ${projector};
-- The outbox's library guards its tables by row-level security and leaves who may pass to us.
DO $$ DECLARE guarded record; BEGIN
  FOR guarded IN
    SELECT c.oid::regclass AS name FROM pg_class c
     WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
       AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'for_the_writer')
  LOOP
    EXECUTE format('CREATE POLICY for_the_writer ON %s TO ${writer} USING (true) WITH CHECK (true)', guarded.name);
  END LOOP;
END $$;`;
