#!/bin/sh
# Updates a bot that was started by `docker compose up -d`, without a break for those who play:
#
#   deploy/update.sh                                           builds the new image from this checkout
#   METEOR_IMAGE=ghcr.io/owner/meteor-bot:0.2.0 deploy/update.sh     takes a published one; an older one goes back
#
# A second container takes the games over, the first is replaced, and takes them back. A new image that doesn't start well
# is thrown away, and the bot that runs stays as it is.
set -eu
cd "$(dirname "$0")/.."

if docker compose version >/dev/null 2>&1; then compose() { docker compose "$@"; }; else compose() { docker-compose "$@"; }; fi

# Seconds that a container has until it is healthy: longer than the image's start period, within which none is unhealthy.
PATIENCE=660

well() {
  seconds=0
  while [ "$seconds" -lt "$PATIENCE" ]; do
    case $(docker inspect -f '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$1" 2>/dev/null) in
      'running healthy '*) return 0 ;;
      'running starting 0' | 'created '*) ;;
      # It ended, was started again, or is ill.
      *) return 1 ;;
    esac
    sleep 1
    seconds=$((seconds + 1))
  done
  return 1
}

if [ -z "${METEOR_IMAGE-}" ]; then
  compose build meteor
else
  # An image that was made on this machine can't be pulled.
  docker pull -q "$METEOR_IMAGE" >/dev/null 2>&1 || docker image inspect "$METEOR_IMAGE" >/dev/null
fi

# Of the service itself: `ps` of older Compose lists what `run` started, too.
own() {
  for id in $(compose ps -q meteor); do
    [ "$(docker inspect -f '{{index .Config.Labels "com.docker.compose.oneoff"}}' "$id")" = True ] || echo "$id"
  done
}

old=$(own)
if [ -z "$old" ] || [ "$(docker inspect -f '{{.State.Running}}' "$old")" != true ]; then
  compose up -d --no-build meteor
  echo 'No bot ran: it was started.'
  exit 0
fi
next=$(docker inspect -f '{{.Name}}' "$old" | sed 's|^/||')-next
if docker inspect "$next" >/dev/null 2>&1; then
  echo "There is a container $next already: another update runs, or one was cut short. If so: docker rm -f $next" >&2
  exit 1
fi

# It has no port of its own: the bot that runs keeps its.
compose run -d --no-deps --name "$next" meteor >/dev/null
if ! well "$next"; then
  docker logs --tail 20 "$next" >&2 || true
  docker rm -f "$next" >/dev/null
  echo 'The new image did not start well: the bot that ran runs on.' >&2
  exit 1
fi

# Stops the old container, whose games $next takes over, and starts the new one, which waits for $next to go.
compose up -d --no-deps --no-build meteor
if ! well "$(own)"; then
  echo "The new container is not well: the games go on in $next. Look at \`docker logs $next\`, and run this again after that." >&2
  exit 1
fi
docker stop -t 15 "$next" >/dev/null
docker rm "$next" >/dev/null
echo 'The bot was updated.'
