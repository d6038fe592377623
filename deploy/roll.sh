#!/bin/sh
# Deploys a new version, or changes in .env, without a failed request: starts the new instances beside the old ones, waits
# until they are healthy, then stops the old ones, which finish their requests first. If anything fails before that, it
# removes the new instances and keeps the old ones.
#
#   sh deploy/roll.sh [INSTANCES]     by default as many as are running
set -eu
cd "$(dirname "$0")/.."
running=$(docker compose ps --quiet app | grep -c . || true)
count=${1:-$running}
[ "$running" -gt 0 ] || { echo "Nothing runs yet: docker compose up -d" >&2; exit 1; }

# Includes stopped ones, like `--scale`.
old=$(docker compose ps --all --quiet app)
first=$(docker compose ps --quiet app | head -n 1)
name=$(docker inspect --format '{{.Config.Image}}' "$first")
image=$(docker inspect --format '{{.Image}}' "$first")
added() { docker compose ps --all --quiet app | grep -vxF "$old"; }

# Removes the new version completely: its instances, which would get visitors, and its image tag, with which a later
# `docker compose up` would start it.
give_up() {
	added | xargs -r docker stop -t 15 > /dev/null
	added | xargs -r docker rm --force > /dev/null
	docker tag "$image" "$name"
	echo "The old version keeps running." >&2
}
trap give_up EXIT
trap 'exit 130' INT TERM

docker compose build app
docker compose up --detach --no-deps --no-recreate --scale app=$(($(echo "$old" | grep -c .) + count)) app

for instance in $(added); do
	tries=0
	until [ "$(docker inspect --format '{{.State.Health.Status}}' "$instance")" = healthy ]; do
		tries=$((tries + 1))
		if [ "$tries" -gt 60 ]; then
			echo "The new version is not healthy after a minute. Its last log lines:" >&2
			docker logs --tail 20 "$instance" >&2
			exit 1
		fi
		sleep 1
	done
done
trap - EXIT

# Caddy looks up instances once a second; wait for two, then stop the old ones.
sleep 2
for instance in $old; do
	docker stop -t 15 "$instance" > /dev/null
	docker rm "$instance" > /dev/null
done
docker compose ps app
