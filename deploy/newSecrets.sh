#!/bin/sh
# Makes the secrets of docker compose, each in a file of its own in a folder that its owner alone can enter, and a first .env
# where there is none: OPERATORS=you@seller.example sh deploy/newSecrets.sh [FILE]
# What an .env of before holds as a secret is taken over, and taken out of it.
set -eu
umask 077
file=${1:-.env}
folder=$(dirname "$file")/secrets
if [ -e "$folder" ]; then
  echo "$folder is there already. Nothing was changed: with other secrets nobody could read what is stored." >&2
  exit 1
fi
# Of one setting in .env, its last line counts; quotes around it are not part of it.
told() { grep -q "^$1=" "$file" 2> /dev/null; }
in_env() { sed -n "s/^$1=//p" "$file" 2> /dev/null | tail -n 1 | sed "s/^\(['\"]\)\(.*\)\1\$/\2/"; }
random() { openssl rand -hex 24; }
new=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$new" "$new.env"' EXIT
moved=
# keep NAME VALUE: what .env says of it, if that is something, or the value.
keep() {
  value=$(in_env "$1")
  [ -n "$value" ] || value=$2
  write "$1" "$value"
}
# keep_told NAME VALUE: the same, but what .env leaves empty stays empty.
keep_told() {
  if told "$1"; then write "$1" "$(in_env "$1")"; else write "$1" "$2"; fi
}
# Containers read it under other users than ours; on this machine nobody else gets into the folder.
write() {
  name=$(echo "$1" | tr 'A-Z' 'a-z')
  printf '%s' "$2" > "$new/$name"
  chmod 644 "$new/$name"
  moved="$moved $1"
}
for name in POSTGRES MIGRATOR WRITER PROJECTOR READER; do keep "${name}_PASSWORD" "$(random)"; done
password=$(in_env ESDB_PASSWORD)
keep ESDB_URL "esdb://waymark:${password:-$(random)}@eventstore:2113?tlsCAFile=/certificates/ca/ca.crt"
keep_told ESDB_ADMIN_PASSWORD "$(random)"
keep SIGNING_SECRET "$(openssl rand -hex 32)"
write SIGNING_SECRET_OTHER "$(in_env SIGNING_SECRET_OTHER)"
# Of an installation that was there before: its tokens are taken while its services are exchanged (docs/OPERATIONS.md, "Upgrade").
write SIGNING_SECRET_BEFORE "$(in_env SIGNING_SECRET)"
keep VAULT_MASTER_KEY "$(openssl rand -base64 32)"
write VAULT_MASTER_KEY_OTHER "$(in_env VAULT_MASTER_KEY_OTHER)"
keep SMTP_URL smtp://mail:1025
keep FILES_SECRET_KEY "$(random)"
keep_told FILES_URL "s3+http://waymark:$(cat "$new/files_secret_key")@files:8333/waymark"
if [ -s "$file" ]; then
  moved="$moved ESDB_PASSWORD"
  pattern=$(echo "$moved" | sed 's/^ *//; s/  */|/g')
  grep -vE "^($pattern)=" "$file" > "$new.env" || true
else
  cat > "$new.env" << END
# Everything on this machine; leave out what runs elsewhere (docs/OPERATIONS.md).
COMPOSE_PROFILES=postgres,eventstore,mail,files

# Your address, before the first start: nobody else may sign up without an invitation (docs/OPERATIONS.md, "Install").
OPERATORS=${OPERATORS:-}
SIGN_UP=invited
END
fi
mv "$new" "$folder"
mv "$new.env" "$file"
echo "$file and $folder are written. Keep a copy of $folder/vault_master_key somewhere else now." >&2
