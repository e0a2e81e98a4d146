#!/bin/bash
# What the official image does before Postgres runs: as root it hands the data folder over, as `postgres` it goes on.
set -e
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" && chmod 00700 "$PGDATA"
  mkdir -p /var/run/postgresql && chmod 03775 /var/run/postgresql
  find "$PGDATA" /var/run/postgresql \! -user postgres -exec chown postgres '{}' +
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  [ -z "$POSTGRES_PASSWORD_FILE" ] || POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
  # shellcheck disable=SC2086 # These are several words.
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") \
    --auth-host=scram-sha-256 --auth-local=trust $POSTGRES_INITDB_ARGS
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@" -c listen_addresses='*'
