#!/usr/bin/env bash
# Tries the files of deploy/ on real engines, and prints a table of what came of it: as root on a Debian machine with a
# checkout after `npm ci`. Everything that it starts is its own (a Docker engine with its own socket and folder, no firewall
# rules) and is ended and removed afterwards; the packages that it installs stay.
#
#   deploy/try.sh [--minutes N]     how long people play in each step that is under load (0.25)
#
# Where no image can be pulled the base image is made here, by debootstrap. A step that this machine can't run says so; the
# script fails where one that ran did.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo 'deploy/try.sh starts a Docker engine: run it as root.' >&2; exit 2; }
node_modules/.bin/esbuild --version >/dev/null 2>&1 || { echo 'Run npm ci first.' >&2; exit 2; }

checkout=$PWD
node=$checkout/node_modules/.bin/node
[ -x "$node" ] || node=$(command -v node)
npm=$(command -v npm)
npm() { PATH="$(dirname "$node"):$PATH" "$npm" --loglevel error "$@"; }
# Debian's own, whatever else this machine has.
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
work=$(mktemp -d "${TMPDIR:-/tmp}/meteor-try-XXXXXX")
export DOCKER_HOST=unix://$work/docker.sock DOCKER_BUILDKIT=0
engine=

finish() {
  code=$?
  trap - EXIT
  if [ -n "$engine" ]; then
    docker network rm docker_gwbridge >/dev/null 2>&1 || true
    kill "$engine" 2>/dev/null || true
    wait "$engine" 2>/dev/null || true
  fi
  # The engine leaves the name of its network behind.
  awk -v under="$work/" 'index($2, under) == 1 { print $2 }' /proc/mounts | sort -r | xargs -r umount || true
  rm -rf --one-file-system "$work" || true
  exit "$code"
}
trap finish EXIT
trap 'exit 130' INT TERM

missing=()
have() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }
have dockerd docker.io
[ -x /usr/bin/docker ] || missing+=(docker-cli)
have docker-compose docker-compose
have debootstrap debootstrap
have prometheus prometheus
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  # Debian 12 has the command line inside docker.io.
  apt-cache show docker-cli >/dev/null 2>&1 || missing=("${missing[@]/docker-cli/}")
  # shellcheck disable=SC2068
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${missing[@]} >/dev/null
fi

mkdir "$work/context" "$work/tools"
dockerd --iptables=false --ip6tables=false --bridge=none --data-root "$work/engine" --exec-root "$work/run" \
  --host "$DOCKER_HOST" --pidfile "$work/docker.pid" >"$work/dockerd.log" 2>&1 &
engine=$!
for _ in $(seq 60); do docker version >/dev/null 2>&1 && break || sleep 0.5; done
docker version >/dev/null 2>&1 || { tail -20 "$work/dockerd.log" >&2; exit 1; }

# Debian's smallest system with this checkout's Node, npm and a user of their own: what the Dockerfile asks of its base.
make_base() {
  local root=$work/base
  debootstrap --variant=minbase --include=ca-certificates "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root" \
    >"$work/debootstrap.log" || { tail -5 "$work/debootstrap.log" >&2; return 1; }
  cp "$(readlink -f "$("$node" -p process.execPath)")" "$root/usr/local/bin/node"
  # What this machine trusts, the image does.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
  mkdir -p "$root/usr/local/lib/node_modules"
  npm pack npm@11 --pack-destination "$work/tools" >/dev/null
  tar -xzf "$work"/tools/npm-*.tgz -C "$root/usr/local/lib/node_modules"
  mv "$root/usr/local/lib/node_modules/package" "$root/usr/local/lib/node_modules/npm"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"; done
  chroot "$root" groupadd --gid 1000 node
  chroot "$root" useradd --uid 1000 --gid node --shell /bin/bash --create-home node
  tar -C "$root" --exclude './var/cache/apt/archives/*.deb' -c . |
    docker import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - node:24-slim >/dev/null
  rm -rf --one-file-system "$root"
}

echo 'Making the base image …' >&2
began=$(date +%s%N)
seconds() { echo "$((($(date +%s%N) - began) / 100000000))" | sed 's/.$/.&/; s/^\./0./'; }
if timeout 30 docker pull -q node:24-slim >/dev/null 2>&1; then base="pulled"; else
  make_base
  base="made by debootstrap: none can be pulled here"
fi
base_seconds=$(seconds)

echo 'Building the image …' >&2
began=$(date +%s%N)
commit=$(git rev-parse HEAD 2>/dev/null || true)
docker build --network host --build-arg "COMMIT=$commit" -t meteor-bot:try . >"$work/build.log" 2>&1 ||
  { tail -30 "$work/build.log" >&2; exit 1; }
image_seconds=$(seconds)

litestream=
if (cd "$work/tools" && npm pack @flydotio/litestream-linux-x64@1.0.1 >/dev/null 2>&1); then
  tar -xzf "$work"/tools/flydotio-litestream-*.tgz -C "$work/tools"
  litestream=$work/tools/package/litestream
fi

echo 'Building the people who play …' >&2
PATH="$(dirname "$node"):$PATH" "$node" scripts/build.mjs >/dev/null
"$node" dist/src/tools/try-deploy.js --work "$work" --image meteor-bot:try --litestream "$litestream" \
  --base "$base" --base-seconds "$base_seconds" --image-seconds "$image_seconds" "$@"
