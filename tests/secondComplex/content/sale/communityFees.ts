import type { CommunityFees } from "../../shared/sale/saleContent.ts";

export const communityFees: CommunityFees | undefined = undefined;
