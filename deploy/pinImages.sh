#!/bin/sh
# Writes behind the tag of each foreign image in Dockerfile and docker-compose.yml the digest that it has now, so that whatever
# the tag comes to mean, the same image is taken: sh deploy/pinImages.sh. Digests that stand there already are looked up anew.
# It asks the registries by `docker buildx imagetools`, or by `skopeo` where that is installed.
set -eu
digest() {
  if command -v skopeo > /dev/null; then
    skopeo inspect --no-tags --format '{{.Digest}}' "docker://$1"
  else
    docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
  fi
}
# Names with a tag, but for stages of the build and what is built here.
images=$(sed -nE 's/^FROM ([^ @]+:[^ @]+)(@[^ ]+)? AS .*/\1/p; s/^ +image: ([^ @$]+:[^ @$]+)(@.*)?$/\1/p' \
  Dockerfile docker-compose.yml | sort -u)
edits=$(mktemp)
trap 'rm -f "$edits"' EXIT
for image in $images; do
  found=$(digest "$image")
  case $found in
    sha256:*) ;;
    *) echo "$image has no digest: $found" >&2; exit 1 ;;
  esac
  echo "$image@$found"
  # Of the name only dots are special.
  name=$(printf %s "$image" | sed 's/\./\\./g')
  printf '%s\n' "s#(FROM|image:) $name(@sha256:[0-9a-f]+)?( |\$)#\1 $image@$found\3#" >> "$edits"
done
for file in Dockerfile docker-compose.yml; do
  # Nothing is written before all digests are known.
  sed -E -f "$edits" "$file" > "$file.pinned"
  cat "$file.pinned" > "$file"
  rm "$file.pinned"
done
