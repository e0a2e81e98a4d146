#!/bin/sh
# `mailpit readyz` asks whether the catcher is ready; without a word it is the catcher.
if [ "${1:-}" = readyz ]; then exec wget -q --spider http://127.0.0.1:8025/readyz; fi
exec node /mail/mailCatcher.mjs
