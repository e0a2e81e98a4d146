#!/bin/sh
# Writes a backup of EventStoreDB's data folder to the standard output, as a tar, while the server runs:
#   docker compose exec -T eventstore sh -s < deploy/backupEventStoreDb.sh > eventstore.tar
# The order is what counts: checkpoints first, then the index, then the chunks, so that all that the checkpoints tell of
# is there. What was written meanwhile is beyond them, and cut off when a server starts on the copy, since truncate.chk is
# a copy of chaser.chk. Not while a scavenge runs. Ends with 1, saying so, when the archive must not be used.
set -eu
data=${1:-/var/lib/eventstore}
fail() { echo "backupEventStoreDb: $1" >&2; exit 1; }
cd "$data" || fail "there is no folder $data"
[ -f chaser.chk ] && [ -f writer.chk ] || fail "$data is not a data folder of EventStoreDB"
first=$(mktemp -d)
trap 'rm -rf "$first"' EXIT

# By name, so that what has been processed (chaser) is never beyond what has been written (writer).
find . -type f -name '*.chk' | LC_ALL=C sort > "$first/.checkpoints"
while read -r file; do
  mkdir -p "$first/$(dirname "$file")"
  cp -p "$file" "$first/$file"
done < "$first/.checkpoints"
cp -p "$first/chaser.chk" "$first/truncate.chk"

# The map names the tables of the index; a merge may replace both between two looks.
mapped() { if [ -f index/indexmap ]; then cat index/indexmap; fi; }
tries=0
while :; do
  mkdir -p "$first/index"
  mapped > "$first/index/indexmap"
  find . -type f ! -name '*.chk' ! -name 'chunk-*' ! -path ./index/indexmap | LC_ALL=C sort > "$first/.index"
  mapped | cmp -s - "$first/index/indexmap" && break
  tries=$((tries + 1))
  [ "$tries" -lt 10 ] || fail 'the index never stands still; try again later'
done
find . -type f -name 'chunk-*' | LC_ALL=C sort > "$first/.chunks"
[ -s "$first/.chunks" ] || fail "$data holds no chunks"

map=
if [ -s "$first/index/indexmap" ]; then map=./index/indexmap; fi
cat "$first/.index" "$first/.chunks" > "$first/.later"
{ cat "$first/.checkpoints"; grep -qx ./truncate.chk "$first/.checkpoints" || echo ./truncate.chk; } > "$first/.staged"
status=0
# 1: a file was written to while it was read, as the last chunk is.
tar --no-recursion -cf - -C "$first" -T "$first/.staged" $map -C "$data" -T "$first/.later" || status=$?
[ "$status" -le 1 ] || fail 'a file went away while it was read (a scavenge, or a merge of the index): do not use this archive, start again'
