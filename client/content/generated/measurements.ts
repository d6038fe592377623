// Written by art/plans/draw.ts from the model beside this file.
import type { Measurements } from "../../shared/plans/measurementTypes.ts";

export const measurements: Measurements = {
  "units": {
    "105": {
      "shape": "판상형 4Bay + 알파룸",
      "note": "5.0㎡ 알파룸, 대형 드레스룸",
      "areas": {
        "exclusive": 105.4726,
        "residentialCommon": 35.0696,
        "supply": 140.5422,
        "otherCommon": 72.3753,
        "contract": 212.9175,
        "balcony": 31.642
      },
      "households": 182,
      "firstGeneralSale": 119,
      "rooms": [
        {
          "name": "현관",
          "area": 4.29,
          "width": 1950,
          "depth": 2200
        },
        {
          "name": "욕실",
          "area": 3.63,
          "width": 1650,
          "depth": 2200
        },
        {
          "name": "알파룸",
          "area": 5.016,
          "width": 2280,
          "depth": 2200
        },
        {
          "name": "복도",
          "area": 7.176,
          "width": 6240,
          "depth": 1150
        },
        {
          "name": "침실 3",
          "area": 14.601,
          "width": 3000,
          "depth": 4867,
          "balcony": 4.5
        },
        {
          "name": "침실 2",
          "area": 14.601,
          "width": 3000,
          "depth": 4867,
          "balcony": 4.5
        },
        {
          "name": "거실",
          "area": 23.8483,
          "width": 4900,
          "depth": 4867,
          "balcony": 7.35
        },
        {
          "name": "주방/식당",
          "area": 21.651,
          "balcony": 4.06
        },
        {
          "name": "다용도실",
          "area": 3.432,
          "width": 2640,
          "depth": 1300,
          "balcony": 3.432
        },
        {
          "name": "실외기실",
          "area": 1.95,
          "width": 1500,
          "depth": 1300,
          "balcony": 1.95
        },
        {
          "name": "안방",
          "area": 20.0343,
          "width": 3900,
          "depth": 5137,
          "balcony": 5.85
        },
        {
          "name": "드레스룸",
          "area": 7.713
        },
        {
          "name": "부부욕실",
          "area": 4.257,
          "width": 1980,
          "depth": 2150
        }
      ],
      "bedrooms": 3,
      "baths": 2,
      "livingWidth": 4900,
      "frontRooms": 4,
      "crossWind": true,
      "drawn": {
        "tower": "103동",
        "line": 2
      },
      "view": [
        133,
        12,
        1234,
        882
      ],
      "narrowHeight": 1824,
      "aloneHeight": 725,
      "frontWall": 41,
      "comparedSize": [
        864,
        642
      ]
    },
    "84A": {
      "shape": "판상형 4Bay",
      "note": "거실·주방 맞통풍, 전면 4실 배치",
      "areas": {
        "exclusive": 84.9471,
        "residentialCommon": 28.2449,
        "supply": 113.192,
        "otherCommon": 58.2907,
        "contract": 171.4827,
        "balcony": 29.142
      },
      "households": 364,
      "firstGeneralSale": 226,
      "rooms": [
        {
          "name": "현관",
          "area": 3.325,
          "width": 1750,
          "depth": 1900
        },
        {
          "name": "팬트리",
          "area": 2.432,
          "width": 1280,
          "depth": 1900
        },
        {
          "name": "욕실",
          "area": 4.415
        },
        {
          "name": "복도",
          "area": 6.424,
          "width": 5840,
          "depth": 1100
        },
        {
          "name": "침실 3",
          "area": 12.2892,
          "width": 2800,
          "depth": 4389,
          "balcony": 4.2
        },
        {
          "name": "침실 2",
          "area": 12.2892,
          "width": 2800,
          "depth": 4389,
          "balcony": 4.2
        },
        {
          "name": "거실",
          "area": 19.7505,
          "width": 4500,
          "depth": 4389,
          "balcony": 6.75
        },
        {
          "name": "주방/식당",
          "area": 18.35,
          "balcony": 3.77
        },
        {
          "name": "다용도실",
          "area": 3.172,
          "width": 2440,
          "depth": 1300,
          "balcony": 3.172
        },
        {
          "name": "실외기실",
          "area": 1.95,
          "width": 1500,
          "depth": 1300,
          "balcony": 1.95
        },
        {
          "name": "안방",
          "area": 16.0786,
          "width": 3400,
          "depth": 4729,
          "balcony": 5.1
        },
        {
          "name": "드레스룸",
          "area": 5.6948
        },
        {
          "name": "부부욕실",
          "area": 3.306,
          "width": 1740,
          "depth": 1900
        }
      ],
      "bedrooms": 3,
      "baths": 2,
      "livingWidth": 4500,
      "frontRooms": 4,
      "crossWind": true,
      "drawn": {
        "tower": "102동",
        "line": 2
      },
      "view": [
        138,
        12,
        1224,
        882
      ],
      "narrowHeight": 1819,
      "aloneHeight": 733,
      "frontWall": 42,
      "comparedSize": [
        793,
        598
      ]
    },
    "84B": {
      "shape": "타워형 3Bay",
      "note": "거실 2면 개방, 주방·거실 일체형",
      "areas": {
        "exclusive": 84.8823,
        "residentialCommon": 28.2234,
        "supply": 113.1057,
        "otherCommon": 58.2462,
        "contract": 171.3519,
        "balcony": 23.627
      },
      "households": 182,
      "firstGeneralSale": 140,
      "rooms": [
        {
          "name": "현관",
          "area": 4.136,
          "width": 1760,
          "depth": 2350
        },
        {
          "name": "팬트리",
          "area": 2.3956,
          "width": 2120,
          "depth": 1130
        },
        {
          "name": "복도",
          "area": 4.184
        },
        {
          "name": "욕실",
          "area": 3.008,
          "width": 1880,
          "depth": 1600
        },
        {
          "name": "침실 2",
          "area": 13.62,
          "width": 3000,
          "depth": 4540,
          "balcony": 4.5
        },
        {
          "name": "부부욕실",
          "area": 2.88,
          "width": 1600,
          "depth": 1800
        },
        {
          "name": "드레스룸",
          "area": 3.204,
          "width": 1780,
          "depth": 1800
        },
        {
          "name": "안방",
          "area": 15.19,
          "width": 3500,
          "depth": 4340,
          "balcony": 5.25
        },
        {
          "name": "주방/식당",
          "area": 20.9338
        },
        {
          "name": "거실",
          "area": 23.15,
          "width": 5000,
          "depth": 4630,
          "balcony": 7.5
        },
        {
          "name": "침실 3",
          "area": 8.792,
          "width": 3140,
          "depth": 2800,
          "balcony": 3.64
        },
        {
          "name": "다용도실",
          "area": 1.472,
          "width": 1150,
          "depth": 1280,
          "balcony": 1.472
        },
        {
          "name": "실외기실",
          "area": 1.265,
          "width": 1150,
          "depth": 1100,
          "balcony": 1.265
        }
      ],
      "bedrooms": 3,
      "baths": 2,
      "livingWidth": 5000,
      "frontRooms": 3,
      "crossWind": false,
      "drawn": {
        "tower": "105동",
        "line": 4
      },
      "view": [
        91,
        12,
        1318,
        882
      ],
      "narrowHeight": 1892,
      "aloneHeight": 699,
      "frontWall": 54,
      "comparedSize": [
        800,
        576
      ]
    },
    "84C": {
      "shape": "타워형 4Bay + 알파룸",
      "note": "전면 4실, 측면 창 식당, 서재형 알파룸",
      "areas": {
        "exclusive": 84.9912,
        "residentialCommon": 28.2596,
        "supply": 113.2508,
        "otherCommon": 58.321,
        "contract": 171.5718,
        "balcony": 22.952
      },
      "households": 182,
      "firstGeneralSale": 122,
      "rooms": [
        {
          "name": "현관",
          "area": 2.96,
          "width": 1600,
          "depth": 1850
        },
        {
          "name": "팬트리",
          "area": 2.22,
          "width": 1200,
          "depth": 1850
        },
        {
          "name": "욕실",
          "area": 4.255,
          "width": 2300,
          "depth": 1850
        },
        {
          "name": "알파룸",
          "area": 4.736,
          "width": 2560,
          "depth": 1850
        },
        {
          "name": "복도",
          "area": 10.571
        },
        {
          "name": "부부욕실",
          "area": 3.168,
          "width": 1600,
          "depth": 1980
        },
        {
          "name": "드레스룸",
          "area": 2.8288,
          "width": 2080,
          "depth": 1360
        },
        {
          "name": "안방",
          "area": 12.3866,
          "balcony": 5.7
        },
        {
          "name": "침실 2",
          "area": 11.6662,
          "width": 2600,
          "depth": 4487,
          "balcony": 3.9
        },
        {
          "name": "침실 3",
          "area": 11.6662,
          "width": 2600,
          "depth": 4487,
          "balcony": 3.9
        },
        {
          "name": "거실",
          "area": 18.8188,
          "width": 4400,
          "depth": 4277,
          "balcony": 6.6
        },
        {
          "name": "주방/식당",
          "area": 14.96,
          "width": 4400,
          "depth": 3400
        },
        {
          "name": "다용도실",
          "area": 1.61,
          "width": 1150,
          "depth": 1400,
          "balcony": 1.61
        },
        {
          "name": "실외기실",
          "area": 1.242,
          "width": 1150,
          "depth": 1080,
          "balcony": 1.242
        }
      ],
      "bedrooms": 3,
      "baths": 2,
      "livingWidth": 4400,
      "frontRooms": 4,
      "crossWind": false,
      "drawn": {
        "tower": "102동",
        "line": 4
      },
      "view": [
        12,
        50,
        1476,
        806
      ],
      "narrowHeight": 2308,
      "aloneHeight": 552,
      "frontWall": 47,
      "comparedSize": [
        910,
        519
      ]
    },
    "119A": {
      "shape": "판상형 5Bay",
      "note": "침실 4개 전면 5Bay, 팬트리·알파룸",
      "areas": {
        "exclusive": 119.3318,
        "residentialCommon": 39.6778,
        "supply": 159.0096,
        "otherCommon": 81.8855,
        "contract": 240.8951,
        "balcony": 35.372
      },
      "households": 44,
      "firstGeneralSale": 25,
      "rooms": [
        {
          "name": "현관",
          "area": 4.095,
          "width": 1950,
          "depth": 2100
        },
        {
          "name": "팬트리",
          "area": 3.003,
          "width": 1430,
          "depth": 2100
        },
        {
          "name": "욕실",
          "area": 5.04,
          "width": 2400,
          "depth": 2100
        },
        {
          "name": "알파룸",
          "area": 5.04,
          "width": 2400,
          "depth": 2100
        },
        {
          "name": "복도",
          "area": 9.959,
          "width": 8660,
          "depth": 1150
        },
        {
          "name": "침실 4",
          "area": 12.9472,
          "width": 2720,
          "depth": 4760,
          "balcony": 4.08
        },
        {
          "name": "침실 3",
          "area": 12.9472,
          "width": 2720,
          "depth": 4760,
          "balcony": 4.08
        },
        {
          "name": "침실 2",
          "area": 13.6136,
          "width": 2860,
          "depth": 4760,
          "balcony": 4.29
        },
        {
          "name": "거실",
          "area": 23.8,
          "width": 5000,
          "depth": 4760,
          "balcony": 7.5
        },
        {
          "name": "주방/식당",
          "area": 21.51,
          "balcony": 4.06
        },
        {
          "name": "다용도실",
          "area": 3.562,
          "width": 2740,
          "depth": 1300,
          "balcony": 3.562
        },
        {
          "name": "실외기실",
          "area": 1.95,
          "width": 1500,
          "depth": 1300,
          "balcony": 1.95
        },
        {
          "name": "안방",
          "area": 20.007,
          "width": 3900,
          "depth": 5130,
          "balcony": 5.85
        },
        {
          "name": "드레스룸",
          "area": 7.143
        },
        {
          "name": "부부욕실",
          "area": 4.059,
          "width": 1980,
          "depth": 2050
        }
      ],
      "bedrooms": 4,
      "baths": 2,
      "livingWidth": 5000,
      "frontRooms": 5,
      "crossWind": true,
      "drawn": {
        "tower": "106동",
        "line": 1
      },
      "view": [
        36,
        12,
        1428,
        882
      ],
      "narrowHeight": 2080,
      "aloneHeight": 615,
      "frontWall": 51,
      "comparedSize": [
        1000,
        631
      ]
    },
    "119B": {
      "shape": "판상형 4Bay + 후면 침실",
      "note": "침실 4개, 후면 독립 침실",
      "areas": {
        "exclusive": 119.594,
        "residentialCommon": 39.765,
        "supply": 159.359,
        "otherCommon": 82.0654,
        "contract": 241.4244,
        "balcony": 32.807
      },
      "households": 44,
      "firstGeneralSale": 25,
      "rooms": [
        {
          "name": "현관",
          "area": 4.68,
          "width": 1950,
          "depth": 2400
        },
        {
          "name": "욕실",
          "area": 3.96,
          "width": 1650,
          "depth": 2400
        },
        {
          "name": "침실 4",
          "area": 10.318,
          "width": 2680,
          "depth": 3850,
          "balcony": 3.886
        },
        {
          "name": "복도",
          "area": 7.968,
          "width": 6640,
          "depth": 1200
        },
        {
          "name": "침실 3",
          "area": 15.5595,
          "width": 3300,
          "depth": 4715,
          "balcony": 3.96
        },
        {
          "name": "침실 2",
          "area": 14.6165,
          "width": 3100,
          "depth": 4715,
          "balcony": 3.72
        },
        {
          "name": "거실",
          "area": 24.518,
          "width": 5200,
          "depth": 4715,
          "balcony": 6.24
        },
        {
          "name": "주방/식당",
          "area": 24.115,
          "balcony": 4.147
        },
        {
          "name": "다용도실",
          "area": 3.744,
          "width": 2880,
          "depth": 1300,
          "balcony": 3.744
        },
        {
          "name": "실외기실",
          "area": 1.95,
          "width": 1500,
          "depth": 1300,
          "balcony": 1.95
        },
        {
          "name": "안방",
          "area": 22.2955,
          "width": 4300,
          "depth": 5185,
          "balcony": 5.16
        },
        {
          "name": "드레스룸",
          "area": 8.527
        },
        {
          "name": "부부욕실",
          "area": 4.902,
          "width": 2280,
          "depth": 2150
        }
      ],
      "bedrooms": 4,
      "baths": 2,
      "livingWidth": 5200,
      "frontRooms": 4,
      "crossWind": true,
      "drawn": {
        "tower": "106동",
        "line": 2
      },
      "view": [
        100,
        12,
        1300,
        882
      ],
      "narrowHeight": 1908,
      "aloneHeight": 684,
      "frontWall": 41,
      "comparedSize": [
        923,
        648
      ]
    }
  },
  "towers": [
    {
      "name": "101동",
      "at": [
        -57.1,
        30.8
      ],
      "topFloor": 49,
      "rotation": 10,
      "nearest": {
        "tower": "102동",
        "metres": 22.4
      },
      "lines": [
        {
          "line": 1,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": true,
          "facing": "남",
          "bearing": 170,
          "sides": [],
          "opposite": {
            "tower": "104동",
            "metres": 33.3
          }
        },
        {
          "line": 2,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": false,
          "facing": "남",
          "bearing": 170,
          "sides": []
        },
        {
          "line": 3,
          "type": "84B",
          "firstSaleTo": 38,
          "turned": true,
          "facing": "서",
          "bearing": 260,
          "sides": [
            "북"
          ]
        },
        {
          "line": 4,
          "type": "84C",
          "firstSaleTo": 33,
          "turned": false,
          "facing": "동",
          "bearing": 80,
          "sides": [
            "북"
          ]
        }
      ]
    },
    {
      "name": "102동",
      "at": [
        -4.1,
        30.9
      ],
      "topFloor": 49,
      "rotation": 0,
      "nearest": {
        "tower": "101동",
        "metres": 22.4
      },
      "lines": [
        {
          "line": 1,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": true,
          "facing": "남",
          "bearing": 180,
          "sides": [],
          "opposite": {
            "tower": "105동",
            "metres": 56.6
          }
        },
        {
          "line": 2,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": false,
          "facing": "남",
          "bearing": 180,
          "sides": [],
          "opposite": {
            "tower": "105동",
            "metres": 36
          }
        },
        {
          "line": 3,
          "type": "84B",
          "firstSaleTo": 38,
          "turned": true,
          "facing": "서",
          "bearing": 270,
          "sides": [
            "북"
          ],
          "opposite": {
            "tower": "101동",
            "metres": 37.6
          }
        },
        {
          "line": 4,
          "type": "84C",
          "firstSaleTo": 33,
          "turned": false,
          "facing": "동",
          "bearing": 90,
          "sides": [
            "북"
          ],
          "opposite": {
            "tower": "103동",
            "metres": 48.7
          }
        }
      ]
    },
    {
      "name": "103동",
      "at": [
        54.2,
        28.4
      ],
      "topFloor": 49,
      "rotation": -8,
      "nearest": {
        "tower": "102동",
        "metres": 26.2
      },
      "lines": [
        {
          "line": 1,
          "type": "105",
          "firstSaleTo": 33,
          "turned": true,
          "facing": "남",
          "bearing": 188,
          "sides": []
        },
        {
          "line": 2,
          "type": "105",
          "firstSaleTo": 33,
          "turned": false,
          "facing": "남",
          "bearing": 188,
          "sides": [],
          "opposite": {
            "tower": "106동",
            "metres": 31.2
          }
        },
        {
          "line": 3,
          "type": "105",
          "firstSaleTo": 32,
          "turned": false,
          "facing": "동",
          "bearing": 98,
          "sides": []
        }
      ]
    },
    {
      "name": "104동",
      "at": [
        -53.7,
        -35.1
      ],
      "topFloor": 47,
      "rotation": 8,
      "nearest": {
        "tower": "105동",
        "metres": 24.6
      },
      "lines": [
        {
          "line": 1,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": true,
          "facing": "남",
          "bearing": 172,
          "sides": []
        },
        {
          "line": 2,
          "type": "84A",
          "firstSaleTo": 31,
          "turned": false,
          "facing": "남",
          "bearing": 172,
          "sides": []
        },
        {
          "line": 3,
          "type": "84C",
          "firstSaleTo": 34,
          "turned": true,
          "facing": "서",
          "bearing": 262,
          "sides": [
            "북"
          ]
        },
        {
          "line": 4,
          "type": "84B",
          "firstSaleTo": 38,
          "turned": false,
          "facing": "동",
          "bearing": 82,
          "sides": [
            "북"
          ],
          "opposite": {
            "tower": "105동",
            "metres": 39.6
          }
        }
      ]
    },
    {
      "name": "105동",
      "at": [
        1.1,
        -35.3
      ],
      "topFloor": 49,
      "rotation": 0,
      "nearest": {
        "tower": "106동",
        "metres": 23.3
      },
      "lines": [
        {
          "line": 1,
          "type": "84A",
          "firstSaleTo": 32,
          "turned": true,
          "facing": "남",
          "bearing": 180,
          "sides": []
        },
        {
          "line": 2,
          "type": "84A",
          "firstSaleTo": 32,
          "turned": false,
          "facing": "남",
          "bearing": 180,
          "sides": []
        },
        {
          "line": 3,
          "type": "84C",
          "firstSaleTo": 34,
          "turned": true,
          "facing": "서",
          "bearing": 270,
          "sides": [
            "북"
          ],
          "opposite": {
            "tower": "104동",
            "metres": 39.4
          }
        },
        {
          "line": 4,
          "type": "84B",
          "firstSaleTo": 38,
          "turned": false,
          "facing": "동",
          "bearing": 90,
          "sides": [
            "북"
          ],
          "opposite": {
            "tower": "106동",
            "metres": 44.8
          }
        }
      ]
    },
    {
      "name": "106동",
      "at": [
        57.5,
        -37.3
      ],
      "topFloor": 47,
      "rotation": -3,
      "nearest": {
        "tower": "105동",
        "metres": 23.3
      },
      "lines": [
        {
          "line": 1,
          "type": "119A",
          "firstSaleTo": 28,
          "turned": false,
          "facing": "남",
          "bearing": 183,
          "sides": []
        },
        {
          "line": 2,
          "type": "119B",
          "firstSaleTo": 28,
          "turned": false,
          "facing": "남",
          "bearing": 183,
          "sides": []
        },
        {
          "line": 3,
          "type": "105",
          "firstSaleTo": 33,
          "turned": false,
          "facing": "동",
          "bearing": 93,
          "sides": []
        }
      ]
    }
  ],
  "firstHomeFloor": 4,
  "podiumHeight": 14.5,
  "floorHeight": 2.95,
  "roads": [
    {
      "name": "중앙로",
      "side": "south",
      "width": 30,
      "at": -75.4
    },
    {
      "name": "루미나로",
      "side": "east",
      "width": 20,
      "at": 102.2
    },
    {
      "name": "한울길",
      "side": "north",
      "width": 12,
      "at": 63.6
    },
    {
      "name": "빛마을길",
      "side": "west",
      "width": 12,
      "at": -95.9
    }
  ],
  "station": {
    "at": [
      -1142.9,
      800.2
    ],
    "bearing": 305,
    "railway": 66
  },
  "mainStreet": {
    "side": "south",
    "points": [
      [
        -1142.9,
        800.2
      ],
      [
        -720,
        310
      ],
      [
        -676,
        253
      ],
      [
        -639,
        197
      ],
      [
        -609,
        143
      ],
      [
        -582,
        93
      ],
      [
        -556,
        46
      ],
      [
        -530,
        6
      ],
      [
        -502,
        -28
      ],
      [
        -469,
        -53
      ],
      [
        -429,
        -70
      ],
      [
        -380,
        -75.4
      ],
      [
        -86.9,
        -75.4
      ]
    ]
  },
  "site": {
    "area": 19637.3,
    "buildingArea": 11851.299,
    "gardens": 4018.6,
    "skyGardens": 7,
    "water": 434.3,
    "playgrounds": [
      {
        "name": "루미나 놀이터",
        "garden": "루미나 가로숲",
        "area": 201.3
      }
    ],
    "towerDistance": 22.4
  },
  "outlines": {
    "site": "M-86.9 57.4L81 57.4L86.3 49.4L89.2 37.4L89.2 -54.6L-78.9 -54.6L-86.9 -48.6Z",
    "towers": "M-68.6 -15L-40.6 -19.9L-42 -27.9L-43.3 -27.7L-43.5 -29.1L-50.7 -27.9L-50.4 -26.4L-52.6 -26.1L-54.1 -34.5L-53.5 -34.6L-53.5 -34.5L-49.6 -35.2L-52.1 -49.3L-57.1 -48.4L-57.3 -49.7L-60.3 -49.1L-60 -47.1L-65.6 -46.1L-65.3 -44.9L-68.6 -44.3L-66.5 -32.2L-61.7 -33.1L-61.7 -33.1L-61 -33.3L-59.5 -24.8L-61.6 -24.5L-61.9 -25.9L-69.1 -24.6L-68.8 -23.2L-70 -23ZM-18.2 -17.3L10.2 -17.3L10.2 -25.4L9 -25.4L9 -26.9L1.7 -26.9L1.7 -25.4L-0.5 -25.4L-0.5 -34L0.1 -34L0.1 -33.9L4 -33.9L4 -48.2L-1 -48.2L-1 -49.5L-4.1 -49.5L-4.1 -47.5L-9.8 -47.5L-9.8 -46.2L-13.1 -46.2L-13.1 -33.9L-8.2 -33.9L-8.2 -34L-7.5 -34L-7.5 -25.4L-9.7 -25.4L-9.7 -26.9L-17 -26.9L-17 -25.4L-18.2 -25.4ZM36.4 -18.7L67.1 -14.4L68.4 -23.3L66.7 -23.5L66.9 -25L59.3 -26L59.1 -24.6L56.5 -25L57.7 -33.4L61.7 -32.9L63.8 -48.3L55 -49.6L54.7 -47.9L53.3 -48.1L52.2 -40.4L53.7 -40.2L53.3 -37.7L53.3 -37.7L53.2 -36.7L51.1 -37L49.6 -25.9L47 -26.3L47.2 -27.7L39.6 -28.8L39.4 -27.4L37.7 -27.6ZM-66 50.6L-37.8 46.6L-39 38.6L-40.2 38.7L-40.4 37.3L-47.6 38.3L-47.4 39.8L-49.6 40.1L-50.8 31.6L-50 31.5L-50 31.5L-45.2 30.9L-46.9 18.8L-50.2 19.2L-50.4 17.9L-56 18.7L-56.3 16.7L-59.3 17.1L-59.1 18.4L-64.2 19.1L-62.2 33.3L-58.3 32.7L-58.3 32.7L-57.7 32.6L-56.5 41L-58.7 41.3L-58.9 39.9L-66.1 40.9L-65.9 42.4L-67.1 42.5ZM-13.2 48.9L15.2 48.9L15.2 40.8L14 40.8L14 39.3L6.7 39.3L6.7 40.8L4.5 40.8L4.5 32.2L5.2 32.2L5.2 32.3L10.1 32.3L10.1 20L6.8 20L6.8 18.7L1.1 18.7L1.1 16.7L-1.9 16.7L-1.9 18L-7 18L-7 32.3L-3.1 32.3L-3.1 32.2L-2.5 32.2L-2.5 40.8L-4.7 40.8L-4.7 39.3L-12 39.3L-12 40.8L-13.2 40.8ZM56.4 49L73.1 49.9L73.6 40.8L71.5 40.7L71.5 39.3L60.8 38.7L60.7 40.2L60.5 40.2L61 31.6L65 31.8L65.8 16.2L56.8 15.7L56.7 17.5L55.3 17.4L54.9 25.1L56.3 25.2L56.2 27.7L56.3 27.7L56.2 28.7L54.1 28.6L53.5 39.8L48.5 39.5L48.6 38.1L40.8 37.7L40.7 39.1L39 39L38.6 47.7L56.5 48.7Z"
  },
  "narrowHeights": {
    "site": 984,
    "stacks": 2110,
    "stackRow": 776
  },
  "mediumStacksHeight": 1401
};
