# syntax=docker/dockerfile:1
# A release is built from this tag's digest, which its notes name.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
# No package needs a script of its own: better-sqlite3 carries its binaries, and npm would call node-gyp, which wants Python.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts && node scripts/trim-modules.mjs node_modules

FROM ${NODE_IMAGE}
# The commit that the image was built from, shown by /healthz, logs and metrics.
ARG COMMIT=
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* \
  && mkdir /data /app && chown node:node /data && ln -s /data /app/data
WORKDIR /app
# The bot's compiled code is kept where the container may write: the next start in it is quicker.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 NODE_COMPILE_CACHE=/tmp/compiled COMMIT=${COMMIT}
# Owned by root: the bot can read its own code, and can't change it.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/src/pictures/fonts ./src/pictures/fonts
COPY --from=build /app/dist ./dist
USER node
# The directory, not the file: SQLite keeps its write-ahead log beside the database. By default that is ./data/meteor.db, or
# ./data/local.db without a token, so that a try without one is nothing to the bot that follows.
VOLUME /data
EXPOSE 8080
# Every 5 s, so that a rolling update takes seconds. /livez stays well through a long outage of Discord: a restart wouldn't help.
# A successor is well once all its shards are connected, and Discord takes one of them every five seconds.
HEALTHCHECK --interval=5s --timeout=5s --start-period=10m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Farewells and the last writes take up to 10 seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/src/main.js"]
