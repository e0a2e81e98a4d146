#!/bin/sh
# Prints settings with fresh secrets, for the .env of docker compose: sh deploy/newSecrets.sh > .env
set -eu
secret() { openssl rand -hex 24; }
files=$(secret)
cat <<END
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
