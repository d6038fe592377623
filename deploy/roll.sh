#!/bin/sh
# Puts a new version in the place of the running one without a failed request: the new instances stand beside the old
# ones until they are healthy; then the old ones are told to stop, which finishes their requests first.
#
#   deploy/roll.sh [INSTANCES]     as many as run now, unless told
set -eu
cd "$(dirname "$0")/.."
old=$(docker compose ps --quiet app)
count=${1:-$(printf '%s\n' "$old" | grep -c . || true)}
[ "$count" -gt 0 ] || { echo "Nothing runs yet: docker compose up -d" >&2; exit 1; }

docker compose build app
docker compose up --detach --no-deps --no-recreate --scale app=$(($(printf '%s\n' "$old" | grep -c .) + count)) app

for instance in $(docker compose ps --quiet app); do
	case "$old" in *"$instance"*) continue ;; esac
	tries=0
	until [ "$(docker inspect --format '{{.State.Health.Status}}' "$instance")" = healthy ]; do
		tries=$((tries + 1))
		if [ "$tries" -gt 60 ]; then
			echo "The new version is not healthy after a minute; the old one goes on. Its last words:" >&2
			docker logs --tail 20 "$instance" >&2
			exit 1
		fi
		sleep 1
	done
done

# Caddy looks for instances once a second; give it two, then stop the old ones.
sleep 2
for instance in $old; do docker stop --time 15 "$instance" && docker rm "$instance"; done
docker compose up --detach --no-deps --no-recreate --scale app="$count" app
