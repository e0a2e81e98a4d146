#!/bin/sh
# `adduser -D -u ID NAME` of Alpine, by Debian's useradd.
while [ $# -gt 1 ]; do
  case $1 in
    -u) id=$2; shift 2 ;;
    *) shift ;;
  esac
done
exec useradd -m -u "$id" "$1"
