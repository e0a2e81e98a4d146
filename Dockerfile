# syntax=docker/dockerfile:1
# Two images from one build: `services` (command and projector; the command decides which) and `web` (Caddy with both apps).

# What the installation goes by, and nothing else: a change of a source installs nothing anew.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /waymark
COPY package.json package-lock.json .npmrc ./
COPY events/package.json events/
COPY packages/api/package.json packages/api/
COPY packages/client/package.json packages/client/
COPY packages/edge/package.json packages/edge/
COPY packages/files/package.json packages/files/
COPY packages/frames/package.json packages/frames/
COPY packages/log/package.json packages/log/
COPY packages/look/package.json packages/look/
COPY packages/postgres/package.json packages/postgres/
COPY packages/vault/package.json packages/vault/
COPY services/command/package.json services/command/
COPY services/projector/package.json services/projector/
COPY admin/package.json admin/
COPY portal/package.json portal/
COPY local/package.json local/
COPY proof/journeys/package.json proof/journeys/
COPY proof/drill/package.json proof/drill/
COPY proof/bench/package.json proof/bench/

FROM manifests AS build
# No install scripts: Node is here already, and the embedded Postgres is for one machine only.
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node node_modules/vite/bin/vite.js build admin && node node_modules/vite/bin/vite.js build portal \
 && rm -rf admin/dist/.vite portal/dist/.vite

FROM manifests AS dependencies
# A compiler of 24 MB comes along as what one of the outbox's packages would read a configuration in TypeScript by.
RUN npm ci --omit=dev --ignore-scripts --workspace services/command --workspace services/projector \
 && rm -rf node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver

FROM node:24.21.0-bookworm-slim AS services
ENV NODE_ENV=production
# What either service holds is far less (what it remembers is bounded). By itself Node lets as much garbage pile up as the
# machine has room for; in MiB.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16"
WORKDIR /waymark
COPY --from=dependencies /waymark/node_modules node_modules
COPY package.json LICENSE ./
COPY events events
COPY packages packages
COPY services services
COPY deploy/healthcheck.mjs deploy/healthcheck.mjs
# npm run log:copy, run as `node local/logCopy.ts`. Operators' commands are in services/projector/src/operations.
COPY local/logCopy.ts local/
COPY local/base/ownFolder.ts local/base/startupProblem.ts local/base/
COPY local/copying local/copying
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "services/command/src/main.ts"]

FROM caddy:2.10.2-alpine AS web
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /waymark/admin/dist /srv/admin
COPY --from=build /waymark/portal/dist /srv/portal
RUN adduser -D -u 1000 waymark && chown -R waymark /data /config
USER waymark
HEALTHCHECK --interval=10s --timeout=5s CMD ["wget", "-q", "--spider", "http://127.0.0.1:8081/healthz"]
