/** Square metres of a pyeong (평), the unit in which prices of homes are compared. */
export const squareMetresPerPyeong = 400 / 121;
