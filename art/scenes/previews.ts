import { complex } from "../../client/content/complex.ts";
import type { SectionId } from "../../client/shared/page.ts";
import type { Preview } from "../../client/shared/preview.ts";

/** The previews of the sections' pages: art/social.ts renders them. */
export const previews: Partial<Record<SectionId, Preview>> = {
  home: { render: "heroDusk", size: "1340px", position: "100% 62%", title: complex.tagline },
  brand: { render: "lakeDusk", size: "1340px", position: "100% 60%" },
  business: { render: "aerialDay", size: "1500px", position: "20% 40%" },
  sales: { render: "entrance", size: "1400px", position: "60% 60%" },
  location: { render: "clayAerial", size: "1500px", position: "10% 40%" },
  complex: { render: "garden", size: "1300px", position: "100% 60%" },
  units: { render: "living84C", size: "1300px", position: "100% 70%" },
  interior: { render: "kitchen84A", size: "1300px", position: "0% 60%" },
  promotion: { render: "lobby", size: "1300px", position: "100% 60%" },
  press: { render: "crown", size: "1300px", position: "100% 30%", title: "언론보도" },
};
