#!/bin/bash
# Renders the masters that are missing from art/renders, or the named ones again. art/README.md tells what it needs.
#   npm run art:render                    what is missing, one picture after the other; stop it whenever you like
#   npm run art:render -- heroDusk pond   these, even if they stand
#   npm run art:render -- --test heroDusk 0.25 8    a small proof beside the passes: scale and samples
set -u
cd "$(dirname "$0")" || exit
temporary="${TMPDIR:-/tmp}"
export ART_SCRATCH="${ART_SCRATCH:-$temporary/site-art}"
renders=renders
mkdir -p "$ART_SCRATCH" "$renders"

# Blender's chatter is kept in a log; what our scripts say is shown.
run() { nice -n "${ART_NICE:-5}" blender -b --factory-startup -P "blender/$1" -- "${@:2}" >"$ART_SCRATCH/$2.log" 2>&1; local status=$?
  grep -E '^(SHOT|FINISHED)|Error|error:|line [0-9]' "$ART_SCRATCH/$2.log"; return $status; }

if [ "${1:-}" = --test ]; then
  export ART_SCRATCH="$ART_SCRATCH/test"
  mkdir -p "$ART_SCRATCH"
  run shoot.py "$2" "${3:-0.25}" "${4:-8}" && run finish.py "$2" "$ART_SCRATCH/$2-test.png" && echo "$ART_SCRATCH/$2-test.png"
  exit
fi

names() { python3 -c 'import sys; sys.path.insert(0, "blender"); import shots; print("\n".join(shots.all_shots()))'; }

develop() {
  run finish.py "$1" "$ART_SCRATCH/$1.png" &&
    cwebp -quiet -q 88 "$ART_SCRATCH/$1.png" -o "$ART_SCRATCH/$1.webp" && mv "$ART_SCRATCH/$1.webp" "$renders/$1.webp" &&
    rm -f "$ART_SCRATCH/$1"_*_0001.exr "$ART_SCRATCH/$1"_preview.png
}

# One Cycles at a time on a machine, however many of these run.
exec 9>"$temporary/site-render.lock"
for name in $(if [ $# -gt 0 ]; then echo "$@"; else names; fi); do
  [ $# -eq 0 ] && [ -e "$renders/$name.webp" ] && continue
  flock 9
  # Another run may have made it meanwhile.
  if [ $# -eq 0 ] && [ -e "$renders/$name.webp" ]; then flock -u 9; continue; fi
  run shoot.py "$name"
  shot=$?
  flock -u 9
  { [ $shot -eq 0 ] && develop "$name"; } || echo "failed: $name" >&2
done
