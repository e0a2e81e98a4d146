#!/bin/sh
# Keeps what a command says, or what is handed in, as a backup that its owner alone can read:
# sh deploy/keepBackup.sh FILE [COMMAND…]
# Where BACKUP_RECIPIENT names one, it is encrypted before it touches the disk, for that one alone: by age for what begins with age1 or
# ssh- or is a file of such keys, as FILE.age; else by gpg, as FILE.gpg.
set -eu
umask 077
file=${1:?the name of the backup}
shift
recipient=${BACKUP_RECIPIENT:-}
seal() { cat; }
kept=$file
if [ -n "$recipient" ]; then
  case $recipient in
    age1* | ssh-*) kept=$file.age; seal() { age --encrypt --recipient "$recipient"; } ;;
    *)
      if [ -f "$recipient" ]; then
        kept=$file.age; seal() { age --encrypt --recipients-file "$recipient"; }
      else
        kept=$file.gpg; seal() { gpg --batch --yes --trust-model always --encrypt --recipient "$recipient"; }
      fi ;;
  esac
fi
new=$(mktemp "$file.XXXXXX")
trap 'rm -f "$new" "$new.failed"' EXIT
# A pipe tells of its last command alone.
{ if [ $# -gt 0 ]; then "$@"; else cat; fi || echo > "$new.failed"; } | seal > "$new"
if [ -e "$new.failed" ] || [ ! -s "$new" ]; then
  echo "$kept was not written: there is no whole backup. What was there before is there still." >&2
  exit 1
fi
mv "$new" "$kept"
echo "$kept is written." >&2
