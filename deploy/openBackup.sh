#!/bin/sh
# Says what a backup of keepBackup.sh holds: sh deploy/openBackup.sh FILE
# FILE as it was named there. An encrypted one is opened by gpg's own keys, or by the age identity in the file BACKUP_IDENTITY.
set -eu
file=${1:?the name of the backup}
if [ -f "$file" ]; then
  cat "$file"
elif [ -f "$file.age" ]; then
  age --decrypt --identity "${BACKUP_IDENTITY:?the file of the age identity}" "$file.age"
elif [ -f "$file.gpg" ]; then
  gpg --batch --quiet --decrypt "$file.gpg"
else
  echo "There is no $file, $file.age or $file.gpg." >&2
  exit 1
fi
