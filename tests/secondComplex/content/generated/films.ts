import type { MadeFilm } from "../../shared/films.ts";

export const films: Readonly<Record<string, MadeFilm>> = {};
