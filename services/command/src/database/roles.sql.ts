import { LOGINS, OWNER } from '@waymark/postgres';

/** Made when missing; several installations on one server share them. */
export const CREATE_ROLES = [OWNER, ...Object.values(LOGINS)]
  .map(
    (role) => `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;`,
  )
  .join('\n');

/**
 * The migrator acts in the owner's name, and so may whoever prepares. Nobody is a member of
 * anything else: a login of the services has no other role that it could take on.
 */
export const MEMBERSHIPS = `
GRANT ${OWNER} TO ${LOGINS.migrator} WITH INHERIT FALSE, SET TRUE;
DO $$ DECLARE login record; BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    GRANT ${OWNER}, ${LOGINS.projector} TO CURRENT_USER WITH INHERIT TRUE, SET TRUE;
  END IF;
  -- Databases of earlier versions had one login for all, which was made a member of the reader.
  FOR login IN
    SELECT member::regrole AS name, grantor::regrole AS by FROM pg_auth_members
     WHERE roleid = '${LOGINS.reader}'::regrole AND set_option
  LOOP
    EXECUTE format('REVOKE ${LOGINS.reader} FROM %s GRANTED BY %s', login.name, login.by);
  END LOOP;
END $$;`;

const READ_SCHEMAS = '^read(_candidate|_previous|_check_.+)?$';

/**
 * Hands what was made under another login over to whose it is; touches nothing that is right
 * already.
 */
export const OWNERSHIP = `
DO $$ DECLARE thing record; BEGIN
  FOR thing IN
    WITH schemas AS (
      SELECT oid, nspname, nspowner,
             CASE WHEN nspname ~ '${READ_SCHEMAS}' THEN '${LOGINS.projector}' ELSE '${OWNER}' END::regrole AS owner
        FROM pg_namespace
       WHERE nspname IN ('log', 'identity', 'graphile_worker') OR nspname ~ '${READ_SCHEMAS}'
    )
    SELECT format('ALTER SCHEMA %I OWNER TO %s', nspname, owner) AS change FROM schemas WHERE nspowner <> owner::oid
    UNION ALL
    SELECT format('ALTER %s %I.%I OWNER TO %s', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
                  nspname, relname, owner)
      FROM schemas JOIN pg_class c ON relnamespace = schemas.oid
     WHERE relowner <> owner::oid AND relkind IN ('r', 'p', 'v', 'S')
       -- A sequence of a column goes with its table.
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('a', 'i') AND c.relkind = 'S')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO %s', p.oid::regprocedure, owner)
      FROM schemas JOIN pg_proc p ON pronamespace = schemas.oid WHERE proowner <> owner::oid
    UNION ALL
    SELECT format('ALTER TYPE %I.%I OWNER TO %s', nspname, typname, owner)
      FROM schemas JOIN pg_type t ON typnamespace = schemas.oid LEFT JOIN pg_class c ON c.oid = typrelid
     WHERE typowner <> owner::oid AND (typtype IN ('d', 'e') OR typtype = 'c' AND c.relkind = 'c')
  LOOP
    EXECUTE thing.change;
  END LOOP;
END $$;`;
