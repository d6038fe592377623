#!/bin/sh
# Backups of the database, in pg_dump's own compressed format.
#
#   backup.sh schedule        a backup a day at BACKUP_AT, forever (what the container runs)
#   backup.sh now             a backup now
#   backup.sh list            lists the backups
#   backup.sh prove [FILE]    restores a backup (the newest) into a scratch database and counts its rows
#   backup.sh restore FILE    replaces the data by a backup; the old data is kept under another name
#   backup.sh fresh           fails when the newest backup is older than 26 hours
#
# Connects with PGHOST, PGUSER, PGPASSWORD, PGDATABASE. Deletes files older than BACKUP_KEEP_DAYS, which contain personal
# data: this period adds to RETENTION_DAYS.
set -eu
folder=${BACKUP_FOLDER:-/backups}
keep_days=${BACKUP_KEEP_DAYS:-14}
at=${BACKUP_AT:-03:30}
site=${SITE_NAME:-site}
database=${PGDATABASE:-$site}
# Hides the notice that a renamed database doesn't exist when it is dropped.
export PGOPTIONS='--client-min-messages=warning'

say() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*"; }
fail() { say "$*" >&2; exit 1; }
# A mistake in .env is reported, not guessed at: a period of 0 days would delete the backup that was just made.
case $keep_days in
	'' | *[!0-9]* | 0*) fail "BACKUP_KEEP_DAYS must be a number of days, 1 or more (it is \"$keep_days\")" ;;
esac
date -d "2026-01-01 $at" +%s > /dev/null 2>&1 || fail "BACKUP_AT must be a time such as 03:30 (it is \"$at\")"

newest() { find "$folder" -maxdepth 1 -name "$site-*.dump" | sort | tail -n 1; }
sql() { psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname "${2:-$database}" --command "$1"; }

# Each step handles its own failure: where `now` is a condition, as in `attempt`, `set -e` has no effect.
now() {
	umask 077
	file="$folder/$site-$(date -u +%Y%m%dT%H%M%SZ).dump"
	find "$folder" -maxdepth 1 -name "$site-*.part" -mmin +120 -delete
	# Renamed when complete: every .dump can be restored.
	if ! { pg_dump --format=custom --compress=6 --no-owner --file "$file.part" "$database" &&
		pg_restore --list "$file.part" > /dev/null && mv "$file.part" "$file"; }; then
		rm -f "$file.part"
		return 1
	fi
	find "$folder" -maxdepth 1 -name "$site-*.dump" -mtime "+$((keep_days - 1))" -delete
	bytes=$(wc -c < "$file")
	say "wrote $file ($bytes bytes)"
	# The application alerts the office when these records stop. A failure to record doesn't fail the backup.
	sql "INSERT INTO backups (bytes) VALUES ($bytes)" || say "the backup is complete, but could not be recorded in the database" >&2
}

# Retries until a backup succeeds. Meanwhile `fresh` makes the container unhealthy.
attempt() {
	until now; do say "backup failed, next attempt in ten minutes" >&2; sleep 600 & wait $!; done
}

# Seconds until the next $at.
pause() {
	today=$(date +%F)
	next=$(date -d "$today $at" +%s)
	[ "$next" -gt "$(date +%s)" ] || next=$(date -d "$today $at tomorrow" +%s)
	echo $((next - $(date +%s)))
}

# Whether the application has created its tables, which takes a few seconds at the first start.
has_tables() { [ -n "$(sql "SELECT to_regclass('backups')")" ]; }

schedule() {
	trap 'exit 0' TERM INT
	if [ -z "$(newest)" ]; then
		until has_tables; do sleep 2 & wait $!; done
		attempt
	fi
	while :; do
		sleep "$(pause)" & wait $!
		attempt
	done
}

counts() {
	sql "SELECT format('%s registrations, %s articles, %s administrators, migrated to %s',
		(SELECT count(*) FROM registrations), (SELECT count(*) FROM articles), (SELECT count(*) FROM administrators),
		(SELECT max(name) FROM knex_migrations))" "$1"
}

# Databases are named in quotes: SITE_NAME may contain a dash.
prove() {
	file=${1:-$(newest)}
	[ -f "$file" ] || fail "There is no backup to prove."
	scratch="${database}_prove_$$"
	sql "CREATE DATABASE \"$scratch\" TEMPLATE template0" postgres
	trap 'sql "DROP DATABASE IF EXISTS \"$scratch\" WITH (FORCE)" postgres' EXIT
	pg_restore --no-owner --exit-on-error --dbname "$scratch" "$file"
	# Separate commands, because a failure inside `say` would go unnoticed.
	restored=$(counts "$scratch")
	today=$(counts "$database")
	say "$file restores: $restored"
	say "today's database:  $today"
}

# Ends the sessions and renames the database, which fails after 5 s while a session is left.
set_aside() {
	sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '$database'" postgres > /dev/null
	sql "ALTER DATABASE \"$database\" RENAME TO \"$1\"" postgres
}

restore() {
	file=${1:?Which backup? See: backup.sh list}
	[ -f "$file" ] || fail "There is no $file"
	incoming="${database}_incoming_$$"
	aside="${database}_before_$(date -u +%Y%m%dt%H%M%S)"
	sql "CREATE DATABASE \"$incoming\" TEMPLATE template0" postgres
	trap 'sql "DROP DATABASE IF EXISTS \"$incoming\" WITH (FORCE)" postgres' EXIT
	pg_restore --no-owner --exit-on-error --dbname "$incoming" "$file"
	restored=$(counts "$incoming")
	# Swaps the two databases by renaming. The application, which would reconnect at once, is locked out meanwhile.
	trap 'sql "ALTER DATABASE \"$database\" ALLOW_CONNECTIONS true" postgres; sql "DROP DATABASE IF EXISTS \"$incoming\" WITH (FORCE)" postgres' EXIT
	sql "ALTER DATABASE \"$database\" ALLOW_CONNECTIONS false" postgres
	# A session that was just beginning when the lock was set isn't listed yet, and is ended at the second attempt.
	set_aside "$aside" || set_aside "$aside"
	sql "ALTER DATABASE \"$incoming\" RENAME TO \"$database\"" postgres
	sql "ALTER DATABASE \"$aside\" ALLOW_CONNECTIONS true" postgres
	say "restored $file: $restored"
	say "what was there before is kept as $aside; drop it when you are sure: DROP DATABASE \"$aside\""
}

case ${1:-} in
	now) now ;;
	schedule) schedule ;;
	list) ls -l "$folder/$site"-*.dump ;;
	prove) prove "${2:-}" ;;
	restore) restore "${2:-}" ;;
	fresh) [ -n "$(find "$folder" -maxdepth 1 -name "$site-*.dump" -mmin -1560 | head -n 1)" ] ;;
	*) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 64 ;;
esac
