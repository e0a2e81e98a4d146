#!/bin/sh
# Writes settings with fresh secrets into a new file that its owner alone can read, the .env of docker compose:
# sh deploy/newSecrets.sh [FILE]
set -eu
umask 077
file=${1:-.env}
# An empty file holds nothing to lose: `> .env` behind this command has just made it.
if [ -s "$file" ]; then
  echo "$file is there already. Nothing was changed: with other secrets nobody could read what is stored." >&2
  exit 1
fi
secret() { openssl rand -hex 24; }
files=$(secret)
new=$(mktemp "$file.XXXXXX")
trap 'rm -f "$new"' EXIT
cat > "$new" <<END
# Everything on this machine; leave out what runs elsewhere (docs/OPERATIONS.md).
COMPOSE_PROFILES=postgres,eventstore,mail,files

# The administrator of Postgres, and its four logins.
POSTGRES_PASSWORD=$(secret)
MIGRATOR_PASSWORD=$(secret)
WRITER_PASSWORD=$(secret)
PROJECTOR_PASSWORD=$(secret)
READER_PASSWORD=$(secret)

# The administrator of EventStoreDB, and the user of the services.
ESDB_ADMIN_PASSWORD=$(secret)
ESDB_PASSWORD=$(secret)

# Of the S3 store, and where it is.
FILES_SECRET_KEY=$files
FILES_URL=s3+http://waymark:$files@files:8333/waymark

SIGNING_SECRET=$(openssl rand -hex 32)
# Keep a copy apart from all backups: without it nobody's name can be read again.
VAULT_MASTER_KEY=$(openssl rand -base64 32)
END
mv "$new" "$file"
echo "$file is written. Keep a copy of its VAULT_MASTER_KEY somewhere else now." >&2
