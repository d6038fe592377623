import { TableLink } from "../../components/TableLink.tsx";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { firstFacts } from "./unitTables.ts";

/** @returns a type's areas, lowest price and homes that are left, which lead to what they count, as a list's items */
export const typeFacts = (label: UnitLabel, sale: Sale) =>
  firstFacts(label, sale).map(
    ({ term, value, path }) =>
      [
        term,
        value && path ? (
          <TableLink key={term} to={path}>
            {value}
          </TableLink>
        ) : (
          value
        ),
      ] as const,
  );
