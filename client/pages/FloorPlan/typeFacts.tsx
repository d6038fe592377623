import { countLeft } from "../../complex/homes/ledgerHomes.ts";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { TableLink } from "../../components/TableLink.tsx";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { homeCounts } from "../../copy/homes.ts";
import { lowestPrice } from "../../copy/sale/saleCopy.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { foundPath } from "../../shared/homePaths.ts";
import type { Sale } from "../../shared/sale/sale.ts";

/** @returns a type's areas, and, once they are known, its lowest price and what is left of it, as a list's items */
export function typeFacts(label: UnitLabel, sale: Sale) {
  const { exclusive, supply } = unitPlans[label].areas;
  const price = lowestPrice(sale, [label]);
  const left = countLeft(sale, label);
  return [
    [unitPage.areaLabels.exclusive, `${exclusive.toFixed(4)}㎡`],
    [unitPage.areaLabels.supply, `${supply.toFixed(4)}㎡`],
    [
      unitPage.price,
      price && (
        <TableLink key="price" to={`/SalesInfo/price?type=${label}#payment`}>
          {price}
        </TableLink>
      ),
    ],
    [
      unitPage.left(label),
      left &&
        (left.offered + left.held > 0 ? (
          <TableLink key="left" to={foundPath(`type=${label}`)}>
            {homeCounts.brief(left)}
          </TableLink>
        ) : (
          homeCounts.none
        )),
    ],
  ] as const;
}
