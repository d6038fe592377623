#!/bin/sh
# Run by the image once, when the database is made. The application and the backups come as a role that owns this one
# database and may make others beside it, which proving and restoring a backup do, and is no superuser. The superuser
# loses its password: it can be reached from inside the container alone (docker compose exec database psql -U postgres).
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --set site="${SITE_NAME:-lumina}" <<'SQL'
CREATE ROLE :"site" LOGIN CREATEDB PASSWORD :'password';
CREATE DATABASE :"site" OWNER :"site";
ALTER ROLE postgres PASSWORD NULL;
SQL
