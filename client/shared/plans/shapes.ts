import { z } from "zod";

/** x and y. Plans: millimetres, x right, y down. Site: metres, x east, y north. */
export const point = z.tuple([z.number(), z.number()]);
export const polygon = z.array(point).min(3);

/** Left, top, right, bottom. */
export const rect = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export const mm = z.number();

export type Point = z.infer<typeof point>;
export type Polygon = Point[];
export type Rect = z.infer<typeof rect>;
