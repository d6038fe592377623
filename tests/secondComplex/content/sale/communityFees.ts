interface CommunityFees {
  household: readonly [from: number, to: number];
  fees: readonly { facility: string; per: string; won: readonly [from: number, to: number] }[];
}

export const communityFees: CommunityFees | undefined = undefined;
