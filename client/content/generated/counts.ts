// Written by art/plans/draw.ts from the model beside this file.
/** Areas in square metres, with the permit's decimals; the main street's length from the station to the site. */
export const counts = {
  "siteArea": "19,637.30",
  "buildingArea": "11,851.2990",
  "grossFloorArea": "197,970.4850",
  "basementFloors": 5,
  "floors": 49,
  "towers": 6,
  "towerNames": [
    "101동",
    "102동",
    "103동",
    "104동",
    "105동",
    "106동"
  ],
  "households": 998,
  "firstGeneralSale": 657,
  "parking": {
    "total": 1722,
    "complex": 1566,
    "nearby": 156
  },
  "stationDistanceKm": 1.3,
  "mainStreetMetres": 1478
} as const;
