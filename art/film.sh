#!/bin/bash
# Renders what is missing of a camera move in art/scenes/moves.json, and makes its frames. art/README.md tells more.
#   npm run art:film -- lakeToCrown                    can be stopped at any time: the next run continues
#   npm run art:film -- --test lakeToCrown 0.3 4 3     a proof: scale, samples and keys
set -eu
cd "$(dirname "$0")/blender"
temporary="${TMPDIR:-/tmp}"
export ART_SCRATCH="${ART_SCRATCH:-$temporary/site-art}"
mkdir -p "$ART_SCRATCH/film"

render() { nice -n "${ART_NICE:-5}" blender -b --factory-startup -P move.py -- "$@" 2>&1 | grep -E '^SHOT|Error|error:|line [0-9]'; }

if [ "${1:-}" = --test ]; then
  render "${@:2}"
  echo "$ART_SCRATCH/film/$2-test"
  exit
fi
render "$1" || true
film="$ART_SCRATCH/film/$1"
python3 interpolate.py "$1" "$film.part.mkv"
mv "$film.part.mkv" "$film.mkv"
