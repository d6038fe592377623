/** The hours that the model shows, in Korean time. */
export const firstHour = 6 + 40 / 60;
export const lastHour = 22;
export const initialHour = 17.5;
/** Step of the slider: ten minutes. */
export const hourStep = 1 / 6;

/** @returns the hour as a clock time, such as 18:30 */
export function clockOf(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** @returns the hour of a clock time within the range; undefined otherwise */
export function hourOf(clock: string | null): number | undefined {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(clock ?? "") ?? [];
  if (hours === undefined) return undefined;
  const hour = Number(hours) + Number(minutes) / 60;
  return hour >= firstHour - 0.001 && hour <= lastHour ? hour : undefined;
}
