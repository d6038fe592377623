// Written by art/plans/draw.ts from the model beside this file.
/** Percent of a living room's view that is lake, from which floor, and without another tower: by tower, and line from 1. */
export const windowShares: Record<string, readonly (readonly [lake: number, from: number, open: number])[]> = {
  "101동": [[49, 6, 49], [33, 6, 33], [8, 6, 100], [0, 4, 57]],
  "102동": [[29, 6, 29], [31, 6, 31], [4, 6, 51], [2, 6, 53]],
  "103동": [[29, 6, 29], [41, 6, 43], [6, 6, 100]],
  "104동": [[100, 4, 100], [100, 4, 100], [18, 4, 100], [4, 4, 16]],
  "105동": [[100, 4, 100], [100, 4, 100], [12, 4, 35], [10, 4, 33]],
  "106동": [[100, 4, 100], [100, 4, 100], [12, 4, 100]],
};
