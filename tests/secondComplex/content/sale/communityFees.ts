import type { CommunityFees } from "../../contract/sale/saleContent.ts";

export const communityFees: CommunityFees | undefined = undefined;
