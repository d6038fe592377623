#!/bin/sh
# Puts a new version, or what has changed in .env, in the place of what runs without a failed request: the new instances
# stand beside the old ones until they are healthy; then the old ones are told to stop, which finishes their requests
# first. If anything goes wrong before, the new ones go and the old ones stay.
#
#   sh deploy/roll.sh [INSTANCES]     as many as run now, unless told
set -eu
cd "$(dirname "$0")/.."
running=$(docker compose ps --quiet app | grep -c . || true)
count=${1:-$running}
[ "$running" -gt 0 ] || { echo "Nothing runs yet: docker compose up -d" >&2; exit 1; }

# Stopped ones are counted too, as `--scale` counts them.
old=$(docker compose ps --all --quiet app)
first=$(docker compose ps --quiet app | head -n 1)
name=$(docker inspect --format '{{.Config.Image}}' "$first")
image=$(docker inspect --format '{{.Image}}' "$first")
added() { docker compose ps --all --quiet app | grep -vxF "$old"; }

# Nothing of the new version stays: not its instances, which visitors would be sent to, and not its name, by which a later
# `docker compose up` would start it.
give_up() {
	added | xargs -r docker stop -t 15 > /dev/null
	added | xargs -r docker rm --force > /dev/null
	docker tag "$image" "$name"
	echo "The old version goes on." >&2
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
			echo "The new version is not healthy after a minute. Its last words:" >&2
			docker logs --tail 20 "$instance" >&2
			exit 1
		fi
		sleep 1
	done
done
trap - EXIT

# Caddy looks for instances once a second; give it two, then stop the old ones.
sleep 2
for instance in $old; do
	docker stop -t 15 "$instance" > /dev/null
	docker rm "$instance" > /dev/null
done
docker compose ps app
