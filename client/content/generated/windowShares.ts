// Written by art/plans/draw.ts from the model beside this file.
/** Percent of a living room's view that is lake, and without another tower: by tower, and line from 1. */
export const windowShares: Record<string, readonly (readonly [lake: number, open: number])[]> = {
  "101동": [[49, 49], [33, 33], [8, 100], [0, 57]],
  "102동": [[29, 29], [31, 31], [4, 51], [2, 53]],
  "103동": [[29, 29], [41, 43], [6, 100]],
  "104동": [[100, 100], [100, 100], [18, 100], [4, 16]],
  "105동": [[100, 100], [100, 100], [12, 35], [10, 33]],
  "106동": [[100, 100], [100, 100], [12, 100]],
};
