/** @returns a distance in kilometres as text: "1.3km", "40m" */
export const formatDistance = (km: number): string => (km < 0.1 ? `${Math.round(km * 1000)}m` : `${km.toFixed(1)}km`);
