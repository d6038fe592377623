#!/bin/sh
# Run by the image once, when the database is created. The application and the backups use a role that owns this one
# database and may create others, for verifying and restoring backups, but is no superuser. The superuser loses its
# password: it can connect only from inside the container (docker compose exec database psql -U postgres).
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --set site="${SITE_NAME:-site}" <<'SQL'
CREATE ROLE :"site" LOGIN CREATEDB PASSWORD :'password';
CREATE DATABASE :"site" OWNER :"site";
ALTER ROLE postgres PASSWORD NULL;
SQL
