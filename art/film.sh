#!/bin/bash
# Renders what is missing of a camera move in art/scenes/moves.json, and makes its frames. art/README.md tells more.
#   npm run art:film -- lakeToCrown                    can be stopped at any time: the next run continues
#   npm run art:film -- --test lakeToCrown 0.3 4 3     a proof: scale, samples and keys
#   npm run art:film -- day                            the layers of the day from one window, and its frames
set -eu
cd "$(dirname "$0")/blender"
temporary="${TMPDIR:-/tmp}"
export ART_SCRATCH="${ART_SCRATCH:-$temporary/site-art}"
mkdir -p "$ART_SCRATCH/film"

render() { nice -n "${ART_NICE:-5}" blender -b --factory-startup -P "$1" -- "${@:2}" 2>&1 | grep -E '^SHOT|Error|error:|line [0-9]'; }

if [ "${1:-}" = --test ]; then
  render move.py "${@:2}"
  echo "$ART_SCRATCH/film/$2-test"
  exit
fi
film="$ART_SCRATCH/film/$1"
if [ "$1" = day ]; then
  render day.py || true
  python3 day_frames.py "$film.part.mkv"
else
  render move.py "$1" || true
  python3 interpolate.py "$1" "$film.part.mkv"
fi
mv "$film.part.mkv" "$film.mkv"
