// Written by art/plans/draw.ts from the model beside this file.
/** Towers by name, number of lines and top floor: lines count from 1, and every line has all floors. */
export const homeGrid: { firstHomeFloor: number; towers: readonly (readonly [string, number, number])[] } = {
  firstHomeFloor: 4,
  towers: [
    ["101동", 4, 49],
    ["102동", 4, 49],
    ["103동", 3, 49],
    ["104동", 4, 47],
    ["105동", 4, 49],
    ["106동", 3, 47],
  ],
};
