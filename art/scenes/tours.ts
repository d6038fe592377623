/** The rooms of each tour in visiting order, whose panoramas art/tours.ts makes. */
export const tours = {
  "84A": ["living", "kitchen", "master", "bed2"],
  "84C": ["living", "kitchen", "master", "alpha"],
  "105": ["living", "kitchen", "master"],
};
